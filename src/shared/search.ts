/** Bosnian letters written without their marks; `đ` has two such spellings and is handled apart. */
function fold(text: string, dWithStroke: 'd' | 'dj'): string {
  return text
    .toLowerCase()
    .replaceAll('đ', dWithStroke)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * What is stored beside a text to find it by: case and marks folded, `đ` both as `dj` and as `d`. SQLite
 * lower-cases ASCII only, so no query can do this.
 */
export function searchText(...texts: string[]): string {
  const text = texts.join(' ');
  const digraph = fold(text, 'dj');
  return /đ/i.test(text) ? `${digraph}\n${fold(text, 'd')}` : digraph;
}

/** The words of a query, folded as `searchText` folds; each must be found. */
export function searchWords(query: string): string[] {
  return fold(query, 'dj').split(' ').filter(Boolean);
}
