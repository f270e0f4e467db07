import { addressedItem } from '#features/content/server/item-address.ts';
import type { ContentTable } from '#features/content/server/tables.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import { publicItems } from '#features/content/server/visibility/visibility.ts';
import type { Language } from '#shared/language.ts';
import { type PageVersion, versionsOfItem, versionsOfPage } from '#shared/page-versions.ts';
import { contentTypes, publicPages } from '../features.ts';
import type { Services } from '../services.ts';

/** A page of the site, its own version first; an item's page has the instant of its last change. */
export type Address = { versions: readonly [PageVersion, ...PageVersion[]]; changedAt?: string };

type Source = Pick<Services, 'db' | 'visibleTo'>;

/** Every public page, with those of items last. */
export async function listAddresses(source: Source): Promise<Address[]> {
  const fixed = publicPages.map(page => pageInEveryLanguage(page.href()));
  const items: Address[] = [];
  const withPages = contentTypes.filter(({ itemPage }) => itemPage);
  for (const [table, types] of Map.groupBy(withPages, ({ type }) => type.table))
    items.push(...(await itemAddresses(source, table, types)));
  return [...fixed, ...items];
}

/** The pages of a table's items, newest first. */
async function itemAddresses(
  source: Source,
  table: ContentTable,
  types: readonly ContentManifest[],
): Promise<Address[]> {
  const told = new Set(
    types.flatMap(({ type }) => [
      ...Object.keys(type.where ?? {}),
      ...(type.hasLanguages ? ['lang', 'pair_id'] : []),
      ...(type.slugColumn ? [type.slugColumn] : []),
    ]),
  );
  const rows = await publicItems(source, table)
    .select(['id', 'updated_at', ...([...told] as never[])])
    .orderBy('id', 'desc')
    .$castTo<ItemRow>()
    .execute();
  const pairs = Map.groupBy(rows, row => row.pair_id ?? null);
  return rows.flatMap(row => {
    const manifest = types.find(({ type }) => isOf(type, row));
    if (!manifest?.itemPage) return [];
    const { itemPage, type } = manifest;
    const { id, lang, pair_id, updated_at: changedAt } = row;
    const item = addressedItem(type, row);
    if (!lang) return [{ ...pageInEveryLanguage(itemPage.href(item)), changedAt }];
    const other = pair_id ? pairs.get(pair_id)?.find(each => each.id !== id) : undefined;
    const translation = other?.lang ? { ...addressedItem(type, other), lang: other.lang } : null;
    return [{ versions: versionsOfItem({ ...item, lang, translation }, itemPage.href), changedAt }];
  });
}

type ItemRow = { id: number; updated_at: string; lang?: Language; pair_id?: number | null } & Record<
  string,
  unknown
>;

function isOf({ where = {} }: ContentManifest['type'], row: ItemRow): boolean {
  return Object.entries(where).every(([column, value]) => row[column] === value);
}

function pageInEveryLanguage(path: string): Address {
  return { versions: versionsOfPage(path) };
}
