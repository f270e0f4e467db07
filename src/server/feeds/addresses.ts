import type { ContentManifest } from '#features/content/server/content-manifest.ts';
import type { ContentTable } from '#features/content/server/tables.ts';
import { publicItems } from '#features/content/server/visibility.ts';
import { contentTypes, features } from '../features.ts';
import type { Services } from '../services.ts';

/** A page of the site; an item's page has the instant of its last change. */
export type Address = { path: string; changedAt?: string };

type Source = Pick<Services, 'db' | 'visibleTo'>;

/** Every public page, with those of items last. */
export async function listAddresses(source: Source): Promise<Address[]> {
  const fixed = features.flatMap(({ pages = [] }) => pages.map(page => ({ path: page.href() })));
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
  const told = [...new Set(types.flatMap(({ type }) => Object.keys(type.where ?? {})))];
  const rows = await publicItems(source, table)
    .select(['id', 'updated_at', ...(told as never[])])
    .orderBy('id', 'desc')
    .$castTo<{ id: number; updated_at: string } & Record<string, unknown>>()
    .execute();
  return rows.flatMap(row => {
    const own = types.find(({ type }) =>
      Object.entries(type.where ?? {}).every(([column, value]) => row[column] === value),
    );
    return own?.itemPage ? [{ path: own.itemPage.href(row), changedAt: row.updated_at }] : [];
  });
}
