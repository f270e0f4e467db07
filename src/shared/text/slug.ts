import { longestSlug } from './is-slug.ts';
import { fold } from './search.ts';

/** A text as the last part of an address: `Članovi & prijatelji` is `clanovi-prijatelji`. May be empty. */
export function slugOf(text: string): string {
  const plain = fold(text, 'dj')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return plain.slice(0, longestSlug).replace(/-$/, '');
}
