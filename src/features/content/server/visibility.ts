import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Session } from '#features/accounts/server/sessions.ts';
import type { Db } from '#server/db/schema.ts';
import type { ContentTable, ContentTables } from './tables.ts';

/**
 * Which items of content somebody may read: a condition on the rows of a table, by what the query calls it; undefined
 * where they may read all. Without a session it is the public that reads.
 */
export type VisibleTo = (session: Session | undefined, rows: string) => Expression<SqlBool> | undefined;

/** The site's own rule: whatever is stored is public at once (docs/product.md#states). */
export const visibleTo: VisibleTo = () => undefined;

/** Where content is read, and for whom: in a transaction, `db` is that. */
export type Reader = { db: Db; visibleTo: VisibleTo; session: Session | undefined };

/** The items of a table that a reader may read, to select from. */
export function visibleItems<Table extends ContentTable>(
  reader: Reader,
  table: Table,
): SelectQueryBuilder<ContentTables, Table, object> {
  const items = (reader.db as unknown as Kysely<ContentTables>).selectFrom(
    table,
  ) as unknown as SelectQueryBuilder<ContentTables, Table, object>;
  return onlyVisible(items, reader, table);
}

/** The items of a table that everybody may read: what feeds, sitemap and counts are made of. */
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
