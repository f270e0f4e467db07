import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** Where the items are that have another number here than on the site that they were imported from, by their old paths. */
export async function readMovedItems(
  db: Db,
  contentTypes: Services['contentTypes'],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('imported_items')
    .select(['type', 'old_id', 'item_id'])
    .whereRef('item_id', '<>', 'old_id')
    .orderBy('imported_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ type, old_id, item_id }): [string, string][] => {
      const manifest = contentTypes.get(type);
      // What has its address in words keeps it.
      const href = manifest?.type.slugColumn ? undefined : manifest?.itemPage?.href;
      return href ? [[href({ id: old_id }), href({ id: item_id })]] : [];
    }),
  );
}
