import type { AddressedItem } from '#shared/page-versions.ts';
import { pageParameter } from '#shared/site-query.ts';
import { countBefore } from './queries/lists.ts';
import type { ContentManifest } from './types/content-manifest.ts';
import type { ContentRow, ContentType } from './types/content-type.ts';
import type { Reader } from './visibility/visibility.ts';

/** What of a row says where its page is. */
export function addressedItem(
  { slugColumn }: Pick<ContentType, 'slugColumn'>,
  row: { id: number } & Readonly<Record<string, unknown>>,
): AddressedItem {
  return { id: row.id, ...(slugColumn && { slug: String(row[slugColumn]) }) };
}

/** The address of an item's page; without a page of its own, of the page of the list on which it is. */
export async function itemAddress(
  reader: Reader,
  { type, itemPage, listPage }: ContentManifest,
  item: ContentRow,
): Promise<string> {
  if (itemPage) return itemPage.href(addressedItem(type, item));
  const page = Math.floor((await countBefore(reader, type, item)) / listPage.pageSize) + 1;
  return page > 1 ? `${listPage.href()}?${pageParameter}=${page}` : listPage.href();
}
