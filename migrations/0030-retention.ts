import type { Kysely } from 'kysely';

/**
 * For how long what is kept about people stays, what stays of applications without a person, and the privacy notice as
 * it was at any time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('retention')
    .addColumn('kind', 'text', column => column.primaryKey().notNull())
    .addColumn('months', 'integer')
    .addColumn('erased_at', 'text')
    .addColumn('erased', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('is_wiped', 'integer', column => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('application_statistics')
    // No key of another table: an event that is deleted leaves its numbers.
    .addColumn('event', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('year', 'integer', column => column.notNull())
    .addColumn('aspect', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('applications', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('application_statistics_key', ['event', 'aspect', 'value'])
    .execute();
  await db.schema
    .createTable('notice_versions')
    .addColumn('version', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('bs', 'text', column => column.notNull())
    .addColumn('en', 'text', column => column.notNull())
    .execute();
  await db.schema.alterTable('applications').addColumn('notice_version', 'integer').execute();
}
