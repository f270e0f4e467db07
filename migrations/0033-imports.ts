import type { Kysely } from 'kysely';

/** What was taken from other sites, so that it is taken once, and what changed since is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('imported_items')
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('old_id', 'integer', column => column.notNull())
    // No key of another table: an item that is deleted for good must not come back with the next import.
    .addColumn('item_id', 'integer', column => column.notNull())
    .addColumn('hash', 'text')
    .addColumn('version', 'integer')
    .addColumn('imported_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('imported_items_key', ['source', 'type', 'old_id'])
    .execute();
}
