import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '#shared/endpoint.ts';
import type { RowCounts } from './row-counts.ts';

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
  /** The same rows, without what is read of other tables beside them; where it is not given, there is no such thing. */
  matching?: SelectQueryBuilder<DB, TB, unknown>;
};

/** One page of a list, and how many rows there are on all of them. */
export async function paginate<DB, TB extends keyof DB, Row>(
  counts: RowCounts,
  { query, table, matching = query }: PagedList<DB, TB, Row>,
  { page, pageSize, sort }: PageRequest,
): Promise<Page<Row>> {
  const total = await counts.of(matching);
  const id = sql.ref<number>(`${table}.id`);
  // The rows before the page are passed over in an index: they are wide, and those of other tables belong to them.
  const ids = sorted(matching.clearSelect(), table, sort)
    .select(id.as('id'))
    // An expression: for a limit that is a bare parameter SQLite prepares the statement anew each time it runs.
    .limit(sql<number>`${pageSize} + 0`)
    .offset((page - 1) * pageSize);
  const items = await sorted(query.clearWhere(), table, sort).where(sql<SqlBool>`${id} in ${ids}`).execute();
  return { items, totalPages: Math.ceil(total / pageSize), page, total };
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
