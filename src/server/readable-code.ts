import { randomBytes } from 'node:crypto';

/** Crockford's 32 characters: none looks like another one. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many characters a code has, and how many of them stand between hyphens. Each is five bits. */
type CodeShape = { length: number; group: number };

/** A random code that people read and type: `7K3QF-9XMW2`. */
export function createCode(shape: CodeShape): string {
  const characters = [...randomBytes(shape.length)].map(byte => alphabet[byte % alphabet.length]);
  return withHyphens(characters.join(''), shape);
}

/** The code that somebody typed, with or without hyphens and spaces; undefined if it can be none. */
export function readCode(typed: string, shape: CodeShape): string | undefined {
  const characters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode =
    characters.length === shape.length && [...characters].every(character => alphabet.includes(character));
  return isCode ? withHyphens(characters, shape) : undefined;
}

function withHyphens(characters: string, { length, group }: CodeShape): string {
  const starts = Array.from({ length: length / group }, (_, index) => index * group);
  return starts.map(start => characters.slice(start, start + group)).join('-');
}
