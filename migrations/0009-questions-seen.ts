import { type Kysely, sql } from 'kysely';

/** When an administrator first had a question before their eyes; what came before this is new until then. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('seen_at', 'text').execute();
  await sql`create index questions_unseen on questions (id) where seen_at is null`.execute(db);
}
