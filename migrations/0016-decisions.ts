import { type Kysely, sql } from 'kysely';

/** Who may come to an event, when one can apply, and what was decided of each application. */
export async function up(db: Kysely<never>): Promise<void> {
  await addPlaces(db);
  await addDecisions(db);
}

async function addPlaces(db: Kysely<never>): Promise<void> {
  const events = db.schema.alterTable('events');
  await events.addColumn('admission', 'text', column => column.notNull().defaultTo('manual')).execute();
  await events.addColumn('waiting_list', 'integer', column => column.notNull().defaultTo(1)).execute();
  await events.addColumn('cancelled', 'integer', column => column.notNull().defaultTo(0)).execute();
  for (const moment of ['apply_from', 'apply_until']) {
    await events.addColumn(moment, 'text').execute();
    await sql`create index ${sql.ref(`events_${moment}`)} on events (${sql.ref(moment)}) where ${sql.ref(moment)} is not null`.execute(
      db,
    );
  }
}

/** What has come so far was received, and nothing was decided of it. */
async function addDecisions(db: Kysely<never>): Promise<void> {
  const applications = db.schema.alterTable('applications');
  await applications.addColumn('status', 'text', column => column.notNull().defaultTo('received')).execute();
  await applications.addColumn('waiting_number', 'integer').execute();
  await applications.addColumn('note', 'text', column => column.notNull().defaultTo('')).execute();
  await applications.addColumn('attended', 'integer').execute();
  await applications.addColumn('version', 'integer', column => column.notNull().defaultTo(1)).execute();
  await applications.addColumn('updated_at', 'text').execute();
  await applications.addColumn('decided_at', 'text').execute();
  await applications
    .addColumn('decided_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .execute();
  await applications.addColumn('token_hash', 'text').execute();
  await db.schema
    .createIndex('applications_token')
    .on('applications')
    .column('token_hash')
    .unique()
    .execute();
  await sql`
    create index applications_status on applications (event_id, status, waiting_number) where deleted_at is null
  `.execute(db);
  await sql`
    create unique index applications_waiting on applications (waiting_number) where waiting_number is not null
  `.execute(db);
}
