import type { Kysely } from 'kysely';

/** Which version of its counterpart an outdated item was last current with. Of those outdated before, it is not known. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['news', 'events', 'education', 'publications'])
    await db.schema.alterTable(table).addColumn('outdated_since', 'integer').execute();
}
