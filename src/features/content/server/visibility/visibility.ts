import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Session, unauthorized } from '#features/accounts/server/sessions.ts';
import type { Db } from '#server/db/schema.ts';
import type { ItemStatus } from '../../states.ts';
import type { ContentTable, ContentTables } from '../tables.ts';
import type { Schedule } from './schedule.ts';

/** The states that a list can be asked for. */
export type AskedStatus = ItemStatus | 'any';

/** The states other than `published` are asked for by accounts only. */
export function assertMayAsk(session: Session | undefined, status: AskedStatus = 'published'): void {
  if (!session && status !== 'published') throw unauthorized();
}

/**
 * Which items of content somebody may read: a condition on `rows`, which is what the query calls the table; its name,
 * unless `table` is given. Without a session it is the public that reads. Where a status is asked for, the items that
 * have it.
 */
export type VisibleTo = (
  session: Session | undefined,
  rows: string,
  status?: AskedStatus,
  table?: string,
) => Expression<SqlBool>;

/**
 * The public reads what is published and whose moment has come, accounts whatever is not in the trash
 * (docs/contract.md#an-items-life).
 */
export function createVisibility(schedule: Pick<Schedule, 'asOf'>): VisibleTo {
  return (session, rows, status = session ? 'any' : 'published') => {
    const column = (name: string) => sql.ref(`${rows}.${name}`);
    const isKept = sql<SqlBool>`${column('deleted_at')} is null`;
    const isDue = () =>
      sql<SqlBool>`(${column('publish_at')} is null or ${column('publish_at')} <= ${schedule.asOf})`;
    const conditions: Record<AskedStatus, () => Expression<SqlBool>> = {
      any: () => isKept,
      draft: () => sql`${isKept} and ${column('status')} = 'draft'`,
      scheduled: () => sql`${isKept} and ${column('status')} = 'published' and not ${isDue()}`,
      published: () => sql`${isKept} and ${column('status')} = 'published' and ${isDue()}`,
    };
    return conditions[status]();
  };
}

/** The same for a preview: with one item that the public may not read yet, unless it is in the trash. */
export function withPreviewed(visibleTo: VisibleTo, item: { table: string; id: number }): VisibleTo {
  return (session, rows, status, table = rows) => {
    const visible = visibleTo(session, rows, status, table);
    if (table !== item.table) return visible;
    const isItem = sql<SqlBool>`${sql.ref(`${rows}.id`)} = ${item.id}`;
    return sql<SqlBool>`(${visible} or ${isItem} and ${sql.ref(`${rows}.deleted_at`)} is null)`;
  };
}

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

/** Narrows a query to the rows that a reader may read, of those that have the status. */
export function onlyVisible<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { visibleTo, session }: Pick<Reader, 'visibleTo' | 'session'>,
  rows: string,
  status?: AskedStatus,
  table?: string,
): SelectQueryBuilder<DB, TB, Row> {
  return query.where(visibleTo(session, rows, status, table));
}
