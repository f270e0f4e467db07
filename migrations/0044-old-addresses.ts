import type { Kysely } from 'kysely';

/** Where an item stood on the site that it was taken from, if that had addresses of its own. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('imported_items').addColumn('old_address', 'text').execute();
}
