import type { Kysely } from 'kysely';

/** What creates answered, by the `Idempotency-Key` that came with them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key_hash', 'text', column => column.primaryKey().notNull())
    .addColumn('request_hash', 'text', column => column.notNull())
    .addColumn('answer', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('created_at').execute();
}
