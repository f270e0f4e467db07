import type { Kysely } from 'kysely';

/** What several instances share: how often somebody tried something. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('throttled_keys')
    .addColumn('key_hash', 'text', column => column.primaryKey().notNull())
    .addColumn('state', 'text')
    .addColumn('expires_at', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('throttled_keys_age').on('throttled_keys').column('expires_at').execute();
}
