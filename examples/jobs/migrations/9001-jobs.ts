import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('link', 'text', column => column.notNull())
    .addColumn('closing_day', 'text', column => column.notNull())
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('full_text', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull().defaultTo('published'))
    .addColumn('publish_at', 'text')
    .addColumn('updated_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .addColumn('pair_id', 'integer')
    .addColumn('is_outdated', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('outdated_since', 'integer')
    .execute();
  const orders = { jobs_order: 'closing_day desc', jobs_lang_order: 'lang, closing_day desc' };
  for (const [name, columns] of Object.entries(orders)) {
    await sql`
      create index ${sql.ref(name)} on jobs (${sql.raw(columns)}, id desc, status, publish_at)
      where deleted_at is null
    `.execute(db);
  }
  await sql`
    create index jobs_drafts on jobs (updated_at) where deleted_at is null and status = 'draft'
  `.execute(db);
  await sql`create index jobs_scheduled on jobs (publish_at) where publish_at is not null`.execute(db);
  await sql`create index jobs_trash on jobs (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create unique index jobs_pair on jobs (pair_id, lang) where pair_id is not null and deleted_at is null
  `.execute(db);
}
