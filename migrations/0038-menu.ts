import type { Kysely } from 'kysely';

/** The menu where it is not that of the beginning. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('menu')
    .addColumn('id', 'integer', column => column.primaryKey().notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('entries', 'text', column => column.notNull())
    .execute();
}
