import type { QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely';

/** The parts of what an entry is found by: words of its title and of its other texts, and marks that nobody types. */
export const wordParts = ['title', 'text', 'marks'] as const;
export type WordPart = (typeof wordParts)[number];
export type IndexedWords = Readonly<Record<WordPart, readonly string[]>>;

type AskedWord = { word: string; parts: readonly WordPart[]; isBeginning?: boolean };
/** A condition on an entry's words, which are letters and digits only. */
export type WordQuery = AskedWord | { all: readonly WordQuery[] } | { any: readonly WordQuery[] };

/**
 * An engine's index of words, the table `search_words`: a row for each entry, whose `rowid` is the entry's id
 * (docs/decisions/0049-search.md#the-index).
 */
export type FullText = {
  insert(db: QueryExecutorProvider, id: number, words: IndexedWords): Promise<void>;
  remove(db: QueryExecutorProvider, ids: readonly number[]): Promise<void>;
  /** Whether a row of `search_words` meets a query. */
  matches(query: WordQuery): RawBuilder<SqlBool>;
};

/** A word that is longer is cut. */
const longestWord = 60;
/** So many different words of a part are found. */
const mostWords = 10_000;

/** The words of a part that are indexed. */
export function distinctWords(words: readonly string[]): string[] {
  return [...new Set(words.map(word => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** Puts a query into an engine's words. */
export function writeQuery(
  query: WordQuery,
  { and, or, leaf }: { and: string; or: string; leaf: (word: AskedWord) => string },
): string {
  if ('word' in query) return leaf(query);
  const [parts, operator] = 'all' in query ? [query.all, and] : [query.any, or];
  return `(${parts.map(part => writeQuery(part, { and, or, leaf })).join(` ${operator} `)})`;
}
