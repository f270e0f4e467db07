import { randomBytes } from 'node:crypto';

/** Crockford's 32 characters: none looks like another one. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * A new number, `7K3QF-9XMW2`. Of 2⁵⁰ so few are taken that nobody finds one by trying
 * (docs/decisions/0045-certificates.md).
 */
export function createNumber(): string {
  const characters = [...randomBytes(length)].map(byte => alphabet[byte % alphabet.length]);
  return withHyphen(characters.join(''));
}

/** The number that somebody typed, with or without the hyphen; undefined if it can be none. */
export function readNumber(typed: string): string | undefined {
  const characters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (characters.length !== length || ![...characters].every(character => alphabet.includes(character)))
    return undefined;
  return withHyphen(characters);
}

function withHyphen(characters: string): string {
  return `${characters.slice(0, length / 2)}-${characters.slice(length / 2)}`;
}
