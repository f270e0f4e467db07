import { type Kysely, sql } from 'kysely';

/** By what publications are cited, and their list by year. */
export async function up(db: Kysely<never>): Promise<void> {
  const publications = db.schema.alterTable('publications');
  for (const name of ['authors', 'issn', 'doi'])
    await publications.addColumn(name, 'text', column => column.notNull().defaultTo('')).execute();
  await publications.addColumn('year', 'integer').execute();
  await sql`
    create index publications_public_lang_year on publications (lang, year desc, id desc, status, publish_at)
    where deleted_at is null
  `.execute(db);
}
