import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('link', 'text', column => column.notNull())
    .addColumn('closing_day', 'text', column => column.notNull())
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('jobs_lang_order')
    .on('jobs')
    .columns(['lang', 'closing_day desc', 'id desc'])
    .execute();
  await db.schema.createIndex('jobs_order').on('jobs').columns(['closing_day desc', 'id desc']).execute();
}
