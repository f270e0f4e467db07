import { type Kysely, sql } from 'kysely';

/** The event that news and albums are about. Nothing follows when the event is removed: who reads looks for it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['news', 'albums']) {
    await db.schema.alterTable(table).addColumn('event_id', 'integer').execute();
    await sql`
      create index ${sql.ref(`${table}_event`)} on ${sql.table(table)} (event_id)
      where event_id is not null and deleted_at is null
    `.execute(db);
  }
}
