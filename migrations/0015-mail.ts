import type { Kysely } from 'kysely';

/** The outbox, the templates that were edited, and what those who want to hear of submissions are still to be told. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('template', 'text', column => column.notNull())
    .addColumn('to_address', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('html', 'text', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('about_type', 'text')
    .addColumn('about_id', 'integer')
    .addColumn('attachment', 'text')
    .addColumn('secrets', 'text')
    .addColumn('message_id', 'text', column => column.notNull().unique())
    .addColumn('search_text', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('next_attempt_at', 'text', column => column.notNull())
    .addColumn('attempted_at', 'text')
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema
    .createIndex('mails_by_status')
    .on('mails')
    .columns(['status', 'next_attempt_at', 'id'])
    .execute();
  await db.schema.createIndex('mails_by_attempt').on('mails').column('attempted_at').execute();
  await db.schema.createIndex('mails_by_subject').on('mails').columns(['about_type', 'about_id']).execute();
  await db.schema
    .createTable('mail_templates')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('lang', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('mail_templates_key', ['name', 'lang'])
    .execute();
  await db.schema
    .createTable('mail_notices')
    .addColumn('id', 'integer', column => column.primaryKey().notNull())
    .addColumn('applications', 'integer', column => column.notNull())
    .addColumn('questions', 'integer', column => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
}
