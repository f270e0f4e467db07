import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '#shared/endpoint.ts';
import type { RowCounts } from './row-counts.ts';

/** `sort` is a column; a leading `-` means descending. */
export type PageRequest = {
  page: number;
  pageSize: number;
  sort?: string | undefined;
  search?: string | undefined;
};

export type PagedList<DB, TB extends keyof DB, Row> = {
  /** The filtered rows in their order. */
  query: SelectQueryBuilder<DB, TB, Row>;
  /** The alias in the query of the table with the columns to sort by and the `id`. */
  table: TB & string;
  /** The same rows without joins, if the query has any. */
  matching?: SelectQueryBuilder<DB, TB, unknown>;
};

/** One page of a list, with the total number of rows. */
export async function paginate<DB, TB extends keyof DB, Row>(
  counts: RowCounts,
  { query, table, matching = query }: PagedList<DB, TB, Row>,
  { page, pageSize, sort }: PageRequest,
): Promise<Page<Row>> {
  const total = await counts.of(matching);
  const id = sql.ref<number>(`${table}.id`);
  // Skips rows by ids in an index, because whole rows are wide and joined with others.
  const ids = sorted(matching.clearSelect(), table, sort)
    .select(id.as('id'))
    // An expression, because SQLite prepares a statement anew each time if its limit is a plain parameter.
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
