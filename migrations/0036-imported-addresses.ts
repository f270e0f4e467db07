import type { Kysely } from 'kysely';

/** Finds what an old address means here. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('imported_items_old_id')
    .on('imported_items')
    .columns(['type', 'old_id'])
    .execute();
}
