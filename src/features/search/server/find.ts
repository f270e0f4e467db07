import { sql } from 'kysely';
import type { Schedule } from '#features/content/server/visibility/schedule.ts';
import { specificsOf } from '#server/db/engine.ts';
import type { WordPart, WordQuery } from '#server/db/full-text.ts';
import type { Db } from '#server/db/schema.ts';
import { type Language, otherLanguage } from '#shared/language.ts';
import type { QueryWord } from '#shared/text/query-words.ts';
import { mostResults } from '../paths.ts';
import { loneMark } from './entries.ts';
import type { SearchTables } from './tables.ts';

export type Entry = Pick<SearchTables['search_entries'], 'id' | 'type' | 'item_id' | 'lang'>;
const inTitle: readonly WordPart[] = ['title'];
const anywhere: readonly WordPart[] = ['title', 'text'];
const inMarks: readonly WordPart[] = ['marks'];

type Deps = { db: Db; schedule: Pick<Schedule, 'asOf'> };
type Asked = { words: readonly QueryWord[]; language: Language; type: string | undefined };

/**
 * The entries in their order from `offset` on: those in the language first, by where the words stand, then the newer
 * ones; and how many there are, up to the most that can be reached.
 */
export async function findEntries(
  deps: Deps,
  asked: Asked,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ entries: Entry[]; total: number }> {
  const wanted = Math.min(offset + limit, mostResults);
  const [everything, ...better] = ranks(asked.words);
  const found = new Map<number, Entry>();
  for (const marks of [[asked.language], [otherLanguage(asked.language), loneMark]]) {
    if (found.size >= wanted) break;
    const list = (query: WordQuery) => listEntries(deps, withMarks(query, marks, asked.type), wanted);
    const all = await list(everything);
    const earlier = found.size;
    for (const query of all.length > 1 ? better : []) {
      // Each rank has the entries of the better ones too.
      for (const entry of await list(query)) found.set(entry.id, entry);
      if (found.size >= wanted || found.size - earlier === all.length) break;
    }
    for (const entry of all) found.set(entry.id, entry);
  }
  const total = found.size < wanted ? found.size : await countEntries(deps, asked);
  return { entries: [...found.values()].slice(offset, wanted), total };
}

/** The query that finds everything, then those of the ranks, the best first. */
function ranks(words: readonly QueryWord[]): [everything: WordQuery, ...better: WordQuery[]] {
  const asTyped = (isBeginning: boolean) => ({
    all: words.map(({ spellings }) => ({
      any: spellings.map(word => ({ word, parts: inTitle, isBeginning: isBeginning && word.length > 1 })),
    })),
  });
  const everything = { all: words.map(word => anyForm(word, anywhere)) };
  const [first, ...others] = words.map(word => anyForm(word, inTitle));
  const better = [
    asTyped(false),
    asTyped(true),
    { all: [first, ...others] },
    ...(others.length > 0 ? [{ all: [everything, { any: [first, ...others] }] }] : []),
  ];
  const distinct = new Map(better.map(query => [JSON.stringify(query), query]));
  return [everything, ...distinct.values()] as [WordQuery, ...WordQuery[]];
}

function anyForm({ beginnings, whole }: QueryWord, parts: readonly WordPart[]): WordQuery {
  return {
    any: [
      ...beginnings.map(word => ({ word, parts, isBeginning: true })),
      ...whole.map(word => ({ word, parts })),
    ],
  };
}

function withMarks(query: WordQuery, marks: readonly string[], type: string | undefined): WordQuery {
  const asked = [...marks, ...(type ? [type] : [])];
  return { all: [...asked.map(word => ({ word, parts: inMarks })), query] };
}

/** Reads the index from its newest entry on, and no further than needed. */
async function listEntries({ db, schedule }: Deps, query: WordQuery, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select entries.id, entries.type, entries.item_id, entries.lang ${matching(db, schedule, query)}
    order by search_words.rowid desc limit ${limit} + 0
  `.execute(db);
  return rows;
}

async function countEntries({ db, schedule }: Deps, { words, language, type }: Asked): Promise<number> {
  const [everything] = ranks(words);
  const isShown = { any: [language, loneMark].map(word => ({ word, parts: inMarks })) };
  const query = withMarks({ all: [isShown, everything] }, [], type);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${matching(db, schedule, query)} limit ${mostResults} + 0) as found
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
}

function matching(db: Db, { asOf }: Deps['schedule'], query: WordQuery) {
  return sql`
    from search_words join search_entries as entries on entries.id = search_words.rowid
    where ${specificsOf(db).fullText.matches(query)}
      and (entries.publish_at is null or entries.publish_at <= ${asOf})
  `;
}
