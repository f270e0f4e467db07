import { type Kysely, sql } from 'kysely';

/** When an account was last in the panel, and until when it was there the time before; what came since is counted. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['seen_at', 'last_visit_at'])
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
  await sql`update users set seen_at = last_login_at`.execute(db);
  for (const table of ['questions', 'members'])
    await sql`
      create index ${sql.ref(`${table}_time`)} on ${sql.table(table)} (created_at) where deleted_at is null
    `.execute(db);
  await sql`create index suspects_time on suspects (created_at)`.execute(db);
}
