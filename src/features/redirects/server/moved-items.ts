import type { ContentType } from '#features/content/server/types/content-type.ts';
import type { AnyDb } from '#server/db/engine.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { isRedirectable, plainPath } from '../addresses.ts';

/** Where the items are that had another address on the site that they were imported from, by their old paths. */
export async function readMovedItems(
  db: Db,
  contentTypes: Services['contentTypes'],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('imported_items')
    .select(['type', 'old_id', 'old_address', 'item_id'])
    .where(({ eb, or, ref }) => or([eb('item_id', '<>', ref('old_id')), eb('old_address', 'is not', null)]))
    .orderBy('imported_at', 'desc')
    .execute();
  const moved = new Map<string, string>();
  for (const [name, items] of Map.groupBy(rows, ({ type }) => type)) {
    const { type, itemPage } = contentTypes.get(name) ?? {};
    if (!type || !itemPage) continue;
    const slugs = await readSlugs(db, type);
    for (const { old_id, old_address, item_id } of items) {
      const slug = slugs?.get(item_id);
      if (slugs && slug === undefined) continue;
      const here = itemPage.href({ id: item_id, ...(slug !== undefined && { slug }) });
      if (!slugs && old_id !== item_id) moved.set(itemPage.href({ id: old_id }), here);
      const path = old_address && isRedirectable(old_address) ? plainPath(old_address) : undefined;
      if (path) moved.set(path, here);
    }
  }
  return moved;
}

/** The addresses in words of a type's imported items, by their ids; undefined of a type that has none. */
async function readSlugs(
  db: AnyDb,
  { name, table, slugColumn }: ContentType,
): Promise<ReadonlyMap<number, string> | undefined> {
  if (!slugColumn) return undefined;
  const rows = await db
    .selectFrom(table)
    .select(['id', `${slugColumn} as slug`])
    .where('id', 'in', db.selectFrom('imported_items').select('item_id').where('type', '=', name))
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
