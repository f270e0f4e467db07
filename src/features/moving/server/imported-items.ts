import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ImportTables } from './tables.ts';

type Imported = Selectable<ImportTables['imported_items']>;

/** What is known of something that was taken from a source before. */
export function findImported(db: Db, { source, type, old_id }: Pick<Imported, 'source' | 'type' | 'old_id'>) {
  return db
    .selectFrom('imported_items')
    .select(['item_id', 'hash', 'version'])
    .where('source', '=', source)
    .where('type', '=', type)
    .where('old_id', '=', old_id)
    .executeTakeFirst();
}

type Noted = Omit<Imported, 'old_address'> & Partial<Pick<Imported, 'old_address'>>;

/** Notes in the transaction that takes something which it became. */
export async function noteImported(tx: Tx, imported: Noted): Promise<void> {
  const { source, type, old_id, ...became } = imported;
  await tx
    .insertInto('imported_items')
    .values({ old_address: null, ...imported })
    .onConflict(conflict => conflict.columns(['source', 'type', 'old_id']).doUpdateSet(became))
    .execute();
}

/** Whether the site took anything from another one. */
export async function hasImported(db: Db): Promise<boolean> {
  return (await db.selectFrom('imported_items').select('source').limit(1).executeTakeFirst()) !== undefined;
}
