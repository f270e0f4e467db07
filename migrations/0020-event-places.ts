import { type Kysely, sql } from 'kysely';

/** Where an event takes place and what it costs, and lists of the events of all kinds. */
export async function up(db: Kysely<never>): Promise<void> {
  const events = db.schema.alterTable('events');
  for (const name of ['venue', 'map_url', 'fee'])
    await events.addColumn(name, 'text', column => column.notNull().defaultTo('')).execute();
  await events.addColumn('online', 'integer', column => column.notNull().defaultTo(0)).execute();
  for (const [name, columns] of [
    ['events_public_all_order', 'lang, started_at desc, id desc, status, publish_at'],
    ['events_public_all_end', 'lang, finished_at, id desc, status, publish_at'],
    ['events_place', 'location, lang, started_at desc, id desc, status, publish_at'],
  ] as const)
    await sql`create index ${sql.ref(name)} on events (${sql.raw(columns)}) where deleted_at is null`.execute(
      db,
    );
}
