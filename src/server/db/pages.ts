import { type SelectQueryBuilder, sql } from 'kysely';
import type { Page } from '#shared/endpoint.ts';

/** `sort` is a column, with `-` before it for downwards. */
export type PageWanted = { page: number; pageSize: number; sort?: string | undefined };

/**
 * One page of what a query answers, and how many rows there are on all of them. `table` has the columns that it
 * can be sorted by, and the `id` that settles ties.
 */
export async function pageRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  table: TB & string,
  { page, pageSize, sort }: PageWanted,
): Promise<Page<Row>> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(select => select.fn.countAll<number>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  const items = await sorted(query, table, sort)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: items as Row[], totalPages: Math.ceil(total / pageSize), page, total };
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
