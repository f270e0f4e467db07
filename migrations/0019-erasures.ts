import type { Kysely } from 'kysely';

/** Who was erased, by hashes alone; and of whom a kept response tells. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('hash', 'text', column => column.primaryKey().notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('erased_at', 'text', column => column.notNull())
    .addColumn('is_wiped', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('idempotency_keys').addColumn('person_hash', 'text').execute();
  await db.schema
    .createIndex('idempotency_keys_person')
    .on('idempotency_keys')
    .column('person_hash')
    .execute();
}
