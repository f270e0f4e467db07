import type { Kysely } from 'kysely';

/** Addresses that lead elsewhere, and those that were asked for although there is nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('from_path', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('redirects_from').on('redirects').column('from_path').unique().execute();
  await db.schema
    .createTable('missing_addresses')
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('requests', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('missing_addresses_key', ['path', 'day'])
    .execute();
}
