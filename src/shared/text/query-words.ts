import type { Language } from '../language.ts';
import { fold } from './search.ts';
import { wordBeginnings } from './word-beginnings.ts';

/** A word of a query, folded; one of its forms must be found. */
export type QueryWord = {
  /** The word as it was typed; with `đ` both as `dj` and as `d`. */
  spellings: readonly string[];
  /** With these a word that is found may begin: what was typed, and what its inflected forms have in common. */
  beginnings: readonly string[];
  /** Found as whole words only: short ones, which too many words begin with. */
  whole: readonly string[];
};

/** More words than these narrow a search no further. */
const mostWords = 8;

/** Small words, folded, that a query is not about. They count where there are no others. */
const smallWords = new Set(
  'a i u o s na za od do sa iz je su se po uz the of and in for to on at by with'.split(' '),
);

/** The words of a text or query, which are runs of letters and digits. */
const runs = /[\p{L}\p{N}]+/gu;

/** How many letters and digits a query has. */
export function countLetters(query: string): number {
  return fold(query, 'd').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** The words of a text as the index of the search has them: folded, those with `đ` in both spellings. */
export function indexWords(text: string): string[] {
  const words = (dWithStroke: 'd' | 'dj') => fold(text, dWithStroke).match(runs) ?? [];
  return /đ/i.test(text) ? [...words('dj'), ...words('d')] : words('dj');
}

/** The words of a query that are looked for. The language is that of the reader. */
export function queryWords(query: string, language: Language): QueryWord[] {
  const plain = fold(query, 'd').match(runs) ?? [];
  const words = (fold(query, 'dj').match(runs) ?? []).map((word, index) => [
    ...new Set([word, plain[index] ?? word]),
  ]);
  const telling = words.filter(([word = '']) => !smallWords.has(word));
  const asked = telling.length > 0 ? telling : words;
  const distinct = new Map(asked.map(spellings => [spellings[0], spellings]));
  return [...distinct.values()].slice(0, mostWords).map(spellings => formsOf(spellings, language));
}

function formsOf(spellings: readonly string[], language: Language): QueryWord {
  const forms = spellings.map(word => wordBeginnings(word, language));
  return {
    spellings,
    beginnings: [...new Set(forms.flatMap(({ beginnings }) => beginnings))],
    whole: [...new Set(forms.flatMap(({ whole }) => whole))],
  };
}

/** Whether a word of a query is among those of a text (`indexWords`), which is much quicker than to find where. */
export function isAmong(ofText: readonly string[], { beginnings, whole }: QueryWord): boolean {
  return ofText.some(
    folded => beginnings.some(beginning => folded.startsWith(beginning)) || whole.includes(folded),
  );
}

/** Where a text has words of a query: ranges of UTF-16 units, in order and without overlaps. */
export function findWords(text: string, words: readonly QueryWord[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const ends = (['dj', 'd'] as const).map(dWithStroke => {
      const { folded, ends } = foldUnits(run, dWithStroke);
      const length = Math.max(0, ...words.map(word => foundLength(folded, word)));
      return ends[length - 1] ?? 0;
    });
    const length = Math.max(...ends);
    if (length > 0) found.push([index, index + length]);
  }
  return found;
}

/** How much of a folded word a query's word has found: what it has in common with what was typed. */
function foundLength(folded: string, { spellings, beginnings, whole }: QueryWord): number {
  const found = beginnings.filter(beginning => folded.startsWith(beginning));
  if (found.length === 0 && !whole.includes(folded)) return 0;
  return Math.max(
    ...found.map(({ length }) => length),
    ...spellings.map(spelling => commonLength(folded, spelling)),
  );
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Folding changes lengths, so each folded unit keeps where its character ends, with the marks that follow it. */
function foldUnits(run: string, dWithStroke: 'd' | 'dj'): { folded: string; ends: number[] } {
  let folded = '';
  const ends: number[] = [];
  for (const { 0: character, index } of run.matchAll(/.\p{M}*/gsu)) {
    const piece = fold(character, dWithStroke);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) ends.push(index + character.length);
  }
  return { folded, ends };
}
