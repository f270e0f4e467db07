import type { Kysely } from 'kysely';

/** All texts of an item, for the panel's search; it is filled at the start (docs/decisions/0070-search-in-texts.md). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['news', 'events', 'education', 'publications', 'albums', 'pages'])
    await db.schema.alterTable(table).addColumn('full_text', 'text').execute();
}
