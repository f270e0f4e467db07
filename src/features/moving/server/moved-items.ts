import type { Services } from '#server/services.ts';

/** Where the item is that had a page at a path on the site that it was imported from; undefined if there is none. */
export async function findMovedItem(
  { db, contentTypes }: Pick<Services, 'db' | 'contentTypes'>,
  path: string,
): Promise<string | undefined> {
  const id = Number(/\/([1-9]\d{0,14})$/.exec(path)?.[1]);
  if (!id) return undefined;
  for (const { type, itemPage } of contentTypes.values()) {
    if (itemPage?.href({ id }) !== path) continue;
    const moved = await db
      .selectFrom('imported_items')
      .select('item_id')
      .where('type', '=', type.name)
      .where('old_id', '=', id)
      .where('item_id', '<>', id)
      .orderBy('imported_at')
      .limit(1)
      .executeTakeFirst();
    if (moved) return itemPage.href({ id: moved.item_id });
  }
  return undefined;
}
