import type { Kysely } from 'kysely';

/** The association's own words, and the files to which they refer. A language without a row has the starting ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('site_texts')
    .addColumn('lang', 'text', column => column.primaryKey().notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('notice_from', 'text')
    .addColumn('notice_until', 'text')
    .addColumn('updated_at', 'text')
    .addColumn('updated_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .createTable('site_files')
    .addColumn('lang', 'text', column => column.notNull().references('site_texts.lang').onDelete('cascade'))
    .addColumn('file', 'text', column => column.notNull().references('files.name'))
    .addPrimaryKeyConstraint('site_files_key', ['lang', 'file'])
    .execute();
  await db.schema.createIndex('site_files_file').on('site_files').column('file').execute();
}
