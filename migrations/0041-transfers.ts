import type { Kysely } from 'kysely';

/** Imports and exports that were started in the panel, with how far they are and what they report. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('transfers')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement().notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('upload', 'text')
    .addColumn('pieces', 'integer')
    .addColumn('is_dry_run', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    // 1 or null: only one is at work.
    .addColumn('running', 'integer', column => column.unique())
    .addColumn('is_told_to_stop', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('step', 'text')
    .addColumn('done', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('step_began_at', 'text')
    .addColumn('started_at', 'text', column => column.notNull())
    .addColumn('alive_at', 'text', column => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('counts', 'text')
    .addColumn('report', 'text')
    .addColumn('failure', 'text')
    .addColumn('file', 'text')
    .addColumn('bytes', 'integer')
    .execute();
}
