import type { Kysely } from 'kysely';

/** In which language the owner of an account reads the panel, and is written to. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('language', 'text', column => column.notNull().defaultTo('bs'))
    .execute();
}
