import { parseMediaName } from '#features/media/server/names.ts';
import type { Db } from '#server/db/schema.ts';

/** What a preview shows. */
export type PreviewedItem = { type: string; id: number };
/** With words that are not saved, as JSON. */
export type Previewed = PreviewedItem & { words?: string | null };

export async function insertPreview(
  db: Db,
  tokenHash: string,
  { type, id, words = null }: Previewed,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('previews')
    .values({ token_hash: tokenHash, type, item_id: id, words, expires_at: expiresAt.toISOString() })
    .execute();
}

export function findPreview(db: Db, tokenHash: string, now: Date): Promise<Previewed | undefined> {
  return db
    .selectFrom('previews')
    .select(['type', 'item_id as id', 'words'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Whether unsaved words of a preview name a file, in any size of a picture. */
export async function isFileOfPreview(db: Db, name: string, now: Date): Promise<boolean> {
  if (!parseMediaName(name)) return false;
  const [stem] = name.split(/[-.]/);
  const naming = db
    .selectFrom('previews')
    .select('token_hash')
    .where('words', 'like', `%/media/${stem}%`)
    .where('expires_at', '>', now.toISOString());
  return (await naming.executeTakeFirst()) !== undefined;
}

/** Withdraws all links of an item. */
export async function deletePreviews(db: Db, { type, id }: PreviewedItem): Promise<void> {
  await db.deleteFrom('previews').where('type', '=', type).where('item_id', '=', id).execute();
}

export async function removeExpiredPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('previews').where('expires_at', '<=', now.toISOString()).execute();
}
