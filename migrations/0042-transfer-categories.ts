import type { Kysely } from 'kysely';

/** Which category of news posts of a WordPress site become, as the administrator says it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('transfers').addColumn('categories', 'text').execute();
}
