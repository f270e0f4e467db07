import { itemAddress } from '#features/content/server/item-address.ts';
import { columnsOf, visibleRows, withColumns } from '#features/content/server/queries/rows.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentRow } from '#features/content/server/types/content-type.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { presentFile, presentImage } from '#features/media/server/presenters.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { findWords, type QueryWord, queryWords } from '#shared/text/query-words.ts';
import type { SearchResult, SearchResults } from '../contract.ts';
import { resultsPerPage } from '../paths.ts';
import { entryIn } from './entries.ts';
import { excerptOf } from './excerpt.ts';
import { type Entry, findEntries } from './find.ts';

type Asked = { query: string; language: Language; type: string | undefined; page: number };

/** One page of the public content that has the words of a query. */
export async function searchContent(
  services: Services,
  { query, language, type, page }: Asked,
): Promise<SearchResults> {
  const words = queryWords(query, language);
  const range = { offset: (page - 1) * resultsPerPage, limit: resultsPerPage };
  const { entries, total } = await findEntries(services, { words, language, type }, range);
  const items = await presentEntries({ ...services, session: undefined }, entries, words);
  return { items, totalPages: Math.ceil(total / resultsPerPage), page, total };
}

async function presentEntries(
  reader: Reader & Pick<Services, 'contentTypes'>,
  entries: readonly Entry[],
  words: readonly QueryWord[],
): Promise<SearchResult[]> {
  const rows = new Map<string, { manifest: ContentManifest; row: ContentRow }>();
  for (const [name, ofType] of Map.groupBy(entries, ({ type }) => type)) {
    const manifest = reader.contentTypes.get(name);
    if (!manifest) continue;
    const ids = ofType.map(({ item_id }) => item_id);
    for (const row of await readRows(reader, manifest, ids)) rows.set(`${name} ${row.id}`, { manifest, row });
  }
  const results = entries.map(({ type, item_id, lang }) => {
    const item = rows.get(`${type} ${item_id}`);
    return item && presentResult(reader, item, { lang, words });
  });
  return (await Promise.all(results)).filter(result => result !== undefined);
}

function readRows(reader: Reader, { type }: ContentManifest, ids: readonly number[]): Promise<ContentRow[]> {
  const items = visibleRows(reader, type, type.where ?? {}).where('content.id', 'in', ids);
  return withColumns(reader, items, type, columnsOf(type)).execute();
}

async function presentResult(
  reader: Reader,
  { manifest, row }: { manifest: ContentManifest; row: ContentRow },
  { lang, words }: { lang: Language; words: readonly QueryWord[] },
): Promise<SearchResult> {
  const { type } = manifest;
  const { title, texts } = entryIn(lang, type, row);
  const file = type.imageColumn ? (row[type.imageColumn] as string | null) : null;
  const date = type.dateColumn && row[type.dateColumn];
  return {
    type: type.name,
    id: row.id,
    lang,
    title,
    title_matches: findWords(title, words),
    ...excerptOf(texts.join(' · '), words),
    url: addressIn({ lang, path: await itemAddress(reader, manifest, row) }),
    date: date ? String(date) : null,
    image: presentFile(file),
    image_details: presentImage(file, row),
  };
}
