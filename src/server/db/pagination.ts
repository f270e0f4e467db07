import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '#shared/endpoint.ts';
import { type CountedTable, countRows, type Filters } from './counts.ts';
import type { Db } from './schema.ts';

/** `sort` is a column, with `-` before it for downwards. */
export type PageRequest = {
  page: number;
  pageSize: number;
  sort?: string | undefined;
  search?: string | undefined;
};

/** A list that pages are read of. */
export type PagedList<DB, TB extends keyof DB, Row> = {
  /** Its rows, in its order; found by the search, where there is one. */
  query: SelectQueryBuilder<DB, TB, Row>;
  /** What the query calls the table that has the columns to be sorted by, and the `id` that settles ties. */
  table: TB & string;
  /** The table itself, and the values by which the query is filtered. */
  of: CountedTable;
  filters?: Filters;
};

/** One page of a list, and how many rows there are on all of them. */
export async function paginate<DB, TB extends keyof DB, Row>(
  db: Db,
  { query, table, of, filters }: PagedList<DB, TB, Row>,
  { page, pageSize, sort, search }: PageRequest,
): Promise<Page<Row>> {
  const total = search ? await countFound(query) : await countRows(db, of, filters);
  const id = sql.ref<number>(`${table}.id`);
  // The rows before the page are passed over in an index: they are wide, and those of other tables belong to them.
  const ids = sorted(query.clearSelect(), table, sort)
    .select(id.as('id'))
    // An expression: for a limit that is a bare parameter SQLite prepares the statement anew each time it runs.
    .limit(sql<number>`${pageSize} + 0`)
    .offset((page - 1) * pageSize);
  const items = await sorted(query.clearWhere(), table, sort).where(sql<SqlBool>`${id} in ${ids}`).execute();
  return { items, totalPages: Math.ceil(total / pageSize), page, total };
}

/** What is searched has to be looked through to be counted. */
async function countFound<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(select => select.fn.countAll<number>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return total;
}

function sorted<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: string,
  sort: string | undefined,
): SelectQueryBuilder<DB, TB, Row> {
  if (!sort) return query;
  const column = sort.replace('-', '');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return query
    .clearOrderBy()
    .orderBy(sql`alphabetical(${sql.ref(`${table}.${column}`)})`, direction)
    .orderBy(sql.ref(`${table}.id`), 'desc');
}
