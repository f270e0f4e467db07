import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Session } from '#features/accounts/server/sessions.ts';
import type { Db } from '#server/db/schema.ts';
import type { ContentTable, ContentTables } from './tables.ts';

/**
 * A condition that selects the items that a session may read; `rows` is the table's name or alias in the
 * query. Undefined if it may read all. Without a session the reader is the public.
 */
export type VisibleTo = (session: Session | undefined, rows: string) => Expression<SqlBool> | undefined;

/** Everything stored is public at once (docs/product.md#states). */
export const visibleTo: VisibleTo = () => undefined;

/** Where and for whom content is read; `db` may be a transaction. */
export type Reader = { db: Db; visibleTo: VisibleTo; session: Session | undefined };

/** A query for the items of a table that a reader may read. */
export function visibleItems<Table extends ContentTable>(
  reader: Reader,
  table: Table,
): SelectQueryBuilder<ContentTables, Table, object> {
  const items = (reader.db as unknown as Kysely<ContentTables>).selectFrom(
    table,
  ) as unknown as SelectQueryBuilder<ContentTables, Table, object>;
  return onlyVisible(items, reader, table);
}

/** A query for the items that everybody may read; used for feeds, the sitemap and counts. */
export function publicItems<Table extends ContentTable>(
  { db, visibleTo }: Pick<Reader, 'db' | 'visibleTo'>,
  table: Table,
): SelectQueryBuilder<ContentTables, Table, object> {
  return visibleItems({ db, visibleTo, session: undefined }, table);
}

/** Narrows a query to the rows that a reader may read. */
export function onlyVisible<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { visibleTo, session }: Pick<Reader, 'visibleTo' | 'session'>,
  rows: string,
): SelectQueryBuilder<DB, TB, Row> {
  const condition = visibleTo(session, rows);
  return condition ? query.where(condition) : query;
}
