import { cutAround, findPlace } from '#features/content/server/search/excerpt.ts';
import { findWords, indexWords, isAmong, type QueryWord } from '#shared/text/query-words.ts';
import type { SearchResult } from '../contract.ts';

/** In UTF-16 units. */
const longest = 220;

/** The part of a text that has the first match, or its beginning. `text` is on one line. */
export function excerptOf(
  text: string,
  words: readonly QueryWord[],
): Pick<SearchResult, 'excerpt' | 'matches'> {
  const place = findPlace(text, part => {
    const ofPart = indexWords(part);
    return words.some(word => isAmong(ofPart, word)) ? findWords(part, words)[0]?.[0] : undefined;
  });
  const excerpt = cutAround(text, place, longest);
  return { excerpt, matches: findWords(excerpt, words) };
}
