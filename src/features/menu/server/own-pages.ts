import type { Kysely } from 'kysely';
import type { ContentTables } from '#features/content/server/tables.ts';
import { type Reader, visibleItems } from '#features/content/server/visibility/visibility.ts';
import { type Language, otherLanguage } from '#shared/language.ts';

/** Of the pages that menu and footer can lead to, the newest so many. */
const most = 300;

type Row = {
  id: number;
  title: string;
  slug: string;
  lang: Language;
  pair_id: number | null;
  in_footer: number;
};

/** A page in the languages in which the reader may read it. */
export type ReadPage = Partial<Record<Language, Row>>;

/** The pages, the oldest first, by their keys: both items of a pair lead to the same, also one that the reader may not read. */
export async function readPages(reader: Reader): Promise<ReadonlyMap<string, ReadPage>> {
  const rows: Row[] = await visibleItems(reader, 'pages')
    .select(['id', 'title', 'slug', 'lang', 'pair_id', 'in_footer'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const pages = new Map<number, ReadPage>();
  const pairs = new Map<number, ReadPage>();
  for (const row of rows.toReversed()) {
    const page: ReadPage = row.pair_id ? pairs.getOrInsertComputed(row.pair_id, () => ({})) : {};
    page[row.lang] = row;
    pages.set(row.id, page);
  }
  for (const { id, pair_id } of await listPaired(reader)) {
    const page = pairs.get(pair_id ?? 0);
    if (page) pages.set(id, page);
  }
  return new Map([...pages].map(([id, page]) => [`page-${id}`, page]));
}

/** The items of pairs that are not in the trash, whoever may read them. */
function listPaired({ db, visibleTo, session }: Reader): Promise<Pick<Row, 'id' | 'pair_id'>[]> {
  return (db as unknown as Kysely<ContentTables>)
    .selectFrom('pages')
    .select(['id', 'pair_id'])
    .where(visibleTo(session, 'pages', 'any'))
    .where('pair_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The item of a page for who reads in a language: that of the other one where there is none. */
export function itemIn(page: ReadPage, language: Language): Row {
  const item = page[language] ?? page[otherLanguage(language)];
  if (!item) throw new Error('A page without an item.');
  return item;
}
