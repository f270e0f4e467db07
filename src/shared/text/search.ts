/** Folds case and removes diacritics. `đ` has two plain spellings. */
export function fold(text: string, dWithStroke: 'd' | 'dj'): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Σ becomes ς at the end of a word only, where a search word may not end.
      .replaceAll('ς', 'σ')
      .replaceAll('đ', dWithStroke)
      .replace(/\p{M}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Both foldings of a text. Texts that differ in nothing but case, diacritics and spaces have one in common. */
export function foldings(text: string): [string, string] {
  return [fold(text, 'dj'), fold(text, 'd')];
}

/**
 * The text that a search compares with: case and diacritics folded, `đ` both as `dj` and as `d`. SQLite folds
 * ASCII only.
 */
export function searchText(...texts: string[]): string {
  const text = texts.join(' ');
  const digraph = fold(text, 'dj');
  return /đ/i.test(text) ? `${digraph}\n${fold(text, 'd')}` : digraph;
}

/** The words of a query, each with the spellings of which one must be found. */
export function searchWords(query: string): string[][] {
  const plain = fold(query, 'd').split(' ');
  // Some characters fold to several words. Repeated words would exceed the database's limit of conditions.
  const spellings = new Map(
    fold(query, 'dj')
      .split(' ')
      .map((word, index) => [word, [...new Set([word, plain[index] ?? word])]]),
  );
  spellings.delete('');
  return [...spellings.values()];
}

/** Where a text has the words of a query: ranges of UTF-16 units, in order and without overlaps. */
export function findHits(text: string, query: string): [from: number, to: number][] {
  const words = searchWords(query).flat();
  const spellings = /đ/i.test(text) ? (['dj', 'd'] as const) : (['d'] as const);
  const hits = spellings.flatMap(spelling => hitsOf(text, words, spelling));
  const merged: [number, number][] = [];
  for (const [from, to] of hits.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function hitsOf(text: string, words: readonly string[], spelling: 'd' | 'dj'): [number, number][] {
  const whole = fold(text, spelling);
  const found = words.filter(word => whole.includes(word));
  // Most texts of a list have none, and folding character by character takes far longer.
  if (found.length === 0) return [];
  const { folded, origins } = foldWithOrigins(text, spelling);
  const hits: [number, number][] = [];
  for (const word of found) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      hits.push([origins[at]?.from ?? 0, origins[at + word.length - 1]?.to ?? 0]);
    }
  }
  return hits;
}

type Range = { from: number; to: number };

/** Folding changes lengths, so each folded unit keeps the index of its character. */
function foldWithOrigins(text: string, spelling: 'd' | 'dj'): { folded: string; origins: Range[] } {
  let folded = '';
  const origins: Range[] = [];
  let position = 0;
  for (const character of text) {
    const origin = { from: position, to: position + character.length };
    position = origin.to;
    const piece = /\s/.test(character) ? ' ' : fold(character, spelling);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(origin);
  }
  return { folded, origins };
}
