import { fold } from './search.ts';

/** In characters, so that addresses stay readable. */
export const longestSlug = 80;

/** A text as the last part of an address: `Članovi & prijatelji` is `clanovi-prijatelji`. May be empty. */
export function slugOf(text: string): string {
  const plain = fold(text, 'dj')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return plain.slice(0, longestSlug).replace(/-$/, '');
}

export const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= longestSlug;
