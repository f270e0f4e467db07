import { type Selectable, sql } from 'kysely';
import type { Db } from './schema.ts';

/** The tables whose rows are counted as they come and go, with the columns that their lists are narrowed by. */
type Counted = {
  news: 'lang' | 'category';
  events: 'kind' | 'lang';
  education: 'lang';
  publications: 'lang';
  albums: never;
  images: 'album_id';
  applications: 'event_id';
  members: never;
  questions: never;
};
export type CountedTable = keyof Counted;

/** Beside each of them a table of how many rows have which values; triggers keep it (migrations/0005). */
export type CountsOf<Tables extends Record<CountedTable, unknown>> = {
  [T in CountedTable as `${T}_counts`]: Pick<Selectable<Tables[T]>, Counted[T] & keyof Tables[T]> & {
    rows: number;
  };
};

/** Values that columns have; what is undefined does not narrow. */
export type Filters = Readonly<Record<string, unknown>>;

/** How many rows of a table have the values, which takes as long for many rows as for few. */
export async function countRows(db: Db, table: CountedTable, values: Filters = {}): Promise<number> {
  const conditions = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum("rows"), 0) as total from ${sql.table(`${table}_counts`)} ${where}
  `.execute(db);
  return rows[0]?.total ?? 0;
}
