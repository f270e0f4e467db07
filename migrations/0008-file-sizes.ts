import type { Kysely } from 'kysely';

/** How large a file is, for whoever is about to download it. Earlier files are measured at the next start. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('files').addColumn('size', 'integer').execute();
}
