import type { Kysely } from 'kysely';

/** Which of several instances is at which background work. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', column => column.primaryKey().notNull())
    .addColumn('holder', 'text', column => column.notNull())
    .addColumn('expires_at', 'integer', column => column.notNull())
    .execute();
}
