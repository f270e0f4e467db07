import { findWords, indexWords, isAmong, type QueryWord } from '#shared/query-words.ts';
import type { SearchResult } from '../contract.ts';

/** In UTF-16 units: of an excerpt, and of what stands before its first match. */
const longest = 220;
const before = 70;

/** The part of a text that has the first match, or its beginning. `text` is on one line. */
export function excerptOf(
  text: string,
  words: readonly QueryWord[],
): Pick<SearchResult, 'excerpt' | 'matches'> {
  const first = findFirst(text, words);
  const from = first > before && text.length > longest ? wordAfter(text, first - before) : 0;
  const isCut = text.length - from > longest;
  const to = isCut ? Math.max(text.lastIndexOf(' ', from + longest), from + longest / 2) : text.length;
  const excerpt = `${from > 0 ? '… ' : ''}${whole(text, from, to)}${isCut ? ' …' : ''}`;
  return { excerpt, matches: findWords(excerpt, words) };
}

/** So much of a text is looked through at a time, and so much at most. */
const piece = 1_000;
const deepest = 50_000;

function findFirst(text: string, words: readonly QueryWord[]): number {
  for (let from = 0; from < Math.min(text.length, deepest); ) {
    const space = text.lastIndexOf(' ', from + piece);
    const to = from + piece < text.length && space > from ? space : from + piece;
    const part = text.slice(from, to);
    const ofPart = indexWords(part);
    const [match] = words.some(word => isAmong(ofPart, word)) ? findWords(part, words) : [];
    if (match) return from + match[0];
    from = to;
  }
  return 0;
}

function wordAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + before ? at : space + 1;
}

/** A part of a text without halves of characters at its ends. */
function whole(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .trim();
}
