import { type Kysely, sql } from 'kysely';

/** The tables of migration 0005; those that are `filtered` have a third trigger. */
const counted = [
  { table: 'news', isFiltered: true },
  { table: 'events', isFiltered: true },
  { table: 'education', isFiltered: true },
  { table: 'publications', isFiltered: true },
  { table: 'albums', isFiltered: false },
  { table: 'images', isFiltered: true },
  { table: 'applications', isFiltered: true },
  { table: 'members', isFiltered: false },
  { table: 'questions', isFiltered: false },
];

/** Rows are counted when they are asked for, and the number is remembered: nothing is lost with the tables of counts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, isFiltered } of counted) {
    for (const change of ['insert', 'delete', ...(isFiltered ? ['update'] : [])])
      await sql`drop trigger ${sql.ref(`${table}_counted_${change}`)}`.execute(db);
    await db.schema.dropTable(`${table}_counts`).execute();
  }
}
