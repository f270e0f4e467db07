import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { ContentRow, ContentType, Value } from '../types/content-type.ts';
import { namedTables } from './rows.ts';

export async function insertRow(
  tx: Tx,
  { table, where }: ContentType,
  values: Record<string, Value>,
): Promise<number> {
  const { id } = await namedTables(tx)
    .insertInto(table as 'content')
    .values({ ...values, ...where })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Changes an item that has the version that was read; a conflict where it has another one by now. */
export async function updateRow(
  tx: Tx,
  { table }: ContentType,
  { id, version }: Pick<ContentRow, 'id' | 'version'>,
  values: Record<string, Value>,
): Promise<void> {
  const { numUpdatedRows } = await namedTables(tx)
    .updateTable(table as 'content')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  const row = await namedTables(tx)
    .selectFrom(table as 'content')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  throw new AppError(row ? 'conflict' : 'not_found');
}

/** Takes an item into a pair; a conflict where it has come into another one since it was read. */
export async function moveToPair(
  tx: Tx,
  { table }: ContentType,
  { id, pair_id = null }: Pick<ContentRow, 'id' | 'pair_id'>,
  pairId: number,
): Promise<void> {
  const { numUpdatedRows } = await namedTables(tx)
    .updateTable(table as 'content')
    .set({ pair_id: pairId, is_outdated: 0 })
    .where('id', '=', id)
    .where('pair_id', 'is not distinct from', pair_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new AppError('conflict', { fields: { translationOf: { key: 'translated' } } });
}

/** Changes the rows with the ids, whatever their version. */
export async function updateRows(
  tx: Tx,
  { table }: ContentType,
  ids: readonly number[],
  values: Record<string, Value>,
): Promise<void> {
  await namedTables(tx)
    .updateTable(table as 'content')
    .set(values)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Notes that an item's texts were changed: its counterpart is behind, the item itself is not. `former` is the version
 * before the change.
 */
export async function noteNewTexts(
  tx: Tx,
  { table }: ContentType,
  id: number,
  former: number,
): Promise<void> {
  await namedTables(tx)
    .updateTable(table as 'content')
    .set({
      is_outdated: sql<number>`case when id = ${id} then 0 else 1 end`,
      outdated_since: sql<number>`case when is_outdated = 1 then outdated_since else ${former} end`,
    })
    .where('pair_id', '=', ({ selectFrom }) =>
      selectFrom(`${table} as own` as 'own')
        .select('own.pair_id')
        .where('own.id', '=', id),
    )
    .execute();
}

/** A number that no item of the table has, in the trash neither: one from there must not come back into a new pair. */
export async function nextPairId(tx: Tx, { table }: ContentType): Promise<number> {
  const { last } = await namedTables(tx)
    .selectFrom(table as 'content')
    .select(({ fn }) => fn.max<number | null>('pair_id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
