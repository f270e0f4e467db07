import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '#shared/api/endpoint.ts';
import type { RowCounts } from './tracking/row-counts.ts';

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
export function paginate<DB, TB extends keyof DB, Row>(
  counts: RowCounts,
  { query, table, matching = query }: PagedList<DB, TB, Row>,
  { page, pageSize, sort }: PageRequest,
): Promise<Page<Row>> {
  const list = { query: sorted(query, table, sort), table, matching: sorted(matching, table, sort) };
  return paginateInTurn(counts, [list], { page, pageSize });
}

/** One page of several lists, one after the other, as if they were one. Most pages are within one of them. */
export async function paginateInTurn<DB, TB extends keyof DB, Row>(
  counts: RowCounts,
  lists: readonly PagedList<DB, TB, Row>[],
  { page, pageSize }: Pick<PageRequest, 'page' | 'pageSize'>,
): Promise<Page<Row>> {
  const items: Row[] = [];
  let total = 0;
  for (const list of lists) {
    const count = await countOf(counts, list);
    const offset = Math.max(0, (page - 1) * pageSize - total);
    const limit = pageSize - items.length;
    if (offset < count && limit > 0) items.push(...(await readRows(list, { offset, limit })));
    total += count;
  }
  return { items, totalPages: Math.ceil(total / pageSize), page, total };
}

/** How many rows several lists have. */
export async function countRows<DB, TB extends keyof DB, Row>(
  counts: RowCounts,
  lists: readonly PagedList<DB, TB, Row>[],
): Promise<number> {
  let total = 0;
  for (const list of lists) total += await countOf(counts, list);
  return total;
}

function countOf<DB, TB extends keyof DB, Row>(
  counts: RowCounts,
  { query, matching = query }: PagedList<DB, TB, Row>,
): Promise<number> {
  return counts.of(matching);
}

function readRows<DB, TB extends keyof DB, Row>(
  { query, table, matching = query }: PagedList<DB, TB, Row>,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  const id = sql.ref<number>(`${table}.id`);
  // Skips rows by ids in an index, because whole rows are wide and joined with others.
  const ids = matching
    .clearSelect()
    .select(id.as('id'))
    // An expression: it has no text of its own for each number that is asked for.
    .limit(sql<number>`${limit} + 0`)
    .offset(offset);
  return query.clearWhere().where(sql<SqlBool>`${id} in ${ids}`).execute();
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
