import type { Kysely } from 'kysely';

/** Previews of the association's own words have what is not saved with them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('previews').addColumn('words', 'text').execute();
}
