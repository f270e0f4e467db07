import type { SelectQueryBuilder } from 'kysely';
import type { Page } from '#shared/endpoint.ts';

export type PageWanted = { page: number; pageSize: number };

/** One page of what a query answers, and how many rows there are on all of them. */
export async function pageRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, pageSize }: PageWanted,
): Promise<Page<Row>> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(select => select.fn.countAll<number>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  const items = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: items as Row[], totalPages: Math.ceil(total / pageSize), page, total };
}
