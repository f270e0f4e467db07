import type { Selectable, UpdateQueryBuilder, UpdateResult } from 'kysely';
import { expressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '#shared/api/errors.ts';
import type { Db, Schema } from './schema.ts';
import type { Parent, TrashableRows, TrashColumns } from './trash-columns.ts';

/** The tables, beside those of content, whose rows can be in the trash. */
type TrashTable = {
  [Table in keyof Schema]: Schema[Table] extends TrashColumns ? Table : never;
}[keyof Schema];

/** Who puts something into the trash, and when: an account, and an instant, ISO 8601 in UTC. */
export type Deletion = { by: number; at: string };

/** A query for the rows that are not in the trash. All code reads these tables by it. */
export function livingRows<Table extends TrashTable>(
  db: Db,
  rows: TrashableRows<Table>,
): SelectQueryBuilder<Schema, Table, object> {
  const all = db.selectFrom(rows.table as TrashTable) as unknown as SelectQueryBuilder<Schema, Table, object>;
  return all.where(isLiving(rows));
}

/** The rows with the ids that are not in the trash, the earliest first; throws `not_found` if one of them is not there. */
export async function getLivingRows<Table extends TrashTable>(
  db: Db,
  rows: TrashableRows<Table>,
  ids: readonly number[],
): Promise<Selectable<Schema[Table]>[]> {
  const known = new Set(ids);
  const found = await (livingRows(db, rows) as unknown as SelectQueryBuilder<Schema, TrashTable, object>)
    .selectAll()
    .where('id', 'in', [...known])
    .orderBy('id')
    .execute();
  if (found.length < known.size) throw new AppError('not_found');
  return found as unknown as Selectable<Schema[Table]>[];
}

/** The same for a subquery, in which the table is called `alias`. */
export function livingRowsAs<Table extends TrashTable, Alias extends string>(
  rows: TrashableRows<Table>,
  alias: Alias,
): SelectQueryBuilder<Record<Alias, Schema[Table]>, Alias, object> {
  const all = expressionBuilder<Record<string, Schema[TrashTable]>>().selectFrom(
    `${rows.table} as ${alias}`,
  ) as unknown as SelectQueryBuilder<Record<Alias, Schema[Table]>, Alias, object>;
  return all.where(isLiving(rows, alias));
}

/**
 * The number of rows of one parent that are not in the trash, as an expression; `id` is the parent's, or its column. Where the
 * parent is in the trash, so are they.
 */
export function countOfParent(
  { table, parents: [parent] }: { table: TrashTable; parents: readonly [Parent] },
  id: string | RawBuilder<number | null>,
  ...conditions: RawBuilder<SqlBool>[]
): RawBuilder<number> {
  const isOfParent = sql<SqlBool>`${sql.ref(parent.column)} = ${typeof id === 'string' ? sql.ref(id) : id}`;
  const all = sql.join([isOfParent, sql`deleted_at is null`, ...conditions], sql` and `);
  return sql<number>`(select count(*) from ${sql.table(table)} where ${all})`;
}

/** The rows of a parent that are not in the trash, for the `from` of a subquery; the parent is known not to be there. */
export function rowsOfParent(
  table: TrashTable,
  alias: string,
  column: string,
  id: string,
): RawBuilder<unknown> {
  const own = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${sql.table(table)} as ${sql.table(alias)} where ${own(column)} = ${sql.ref(id)} and ${own('deleted_at')} is null`;
}

/** An update of the rows that are not in the trash. */
export function updateLivingRows<Table extends TrashTable>(db: Db, rows: TrashableRows<Table>) {
  const all = db.updateTable(rows.table as TrashTable) as unknown as UpdateQueryBuilder<
    Schema,
    Table,
    Table,
    UpdateResult
  >;
  return all.where(isLiving(rows));
}

/** Puts a row into the trash; throws `not_found` if there is none with the id, or it is there already. */
export async function moveToTrash(
  db: Db,
  rows: TrashableRows<TrashTable>,
  id: number,
  { by, at }: Deletion,
): Promise<void> {
  const { numUpdatedRows } = await updateLivingRows(db, rows)
    .set({ deleted_at: at, deleted_by: by })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}

/** Whether what a row refers to by a column is not in the trash, or there is no such thing. */
export function isParentLiving(table: string, parent: Parent): RawBuilder<SqlBool> {
  const reference = sql.ref(`${table}.${parent.column}`);
  const living = sql`select 1 from ${sql.table(parent.table)} as parent where parent.id = ${reference} and parent.deleted_at is null`;
  return sql`(${reference} is null or exists (${living}))`;
}

function isLiving({ table, parents = [] }: TrashableRows, alias: string = table): RawBuilder<SqlBool> {
  const isKept = sql<SqlBool>`${sql.ref(`${alias}.deleted_at`)} is null`;
  return sql.join([isKept, ...parents.map(parent => isParentLiving(alias, parent))], sql` and `);
}
