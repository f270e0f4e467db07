import type { Kysely } from 'kysely';

/** Where each session was begun, as far as it is known; and what public forms sent that is kept apart. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('suspects')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('event_id', 'integer', column => column.references('events.id').onDelete('cascade'))
    .addColumn('form', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('suspects_event_order')
    .on('suspects')
    .columns(['kind', 'event_id', 'id desc'])
    .execute();
  await db.schema.createIndex('suspects_order').on('suspects').columns(['kind', 'id desc']).execute();
}
