import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { ContentRow, ContentType } from '../types/content-type.ts';
import type { AskedStatus, Reader } from '../visibility/visibility.ts';
import { columnsOf, namedTables, stateColumns, visibleRows, withColumns } from './rows.ts';

/** The item with the id; throws `not_found` if there is none of this type, or the reader may not read it. */
export async function getContent(reader: Reader, type: ContentType, id: number): Promise<ContentRow> {
  const row = await findContent(reader, type, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The item with the id, if the reader may read it and it has the status. */
export function findContent(
  reader: Reader,
  type: ContentType,
  id: number,
  status?: AskedStatus,
): Promise<ContentRow | undefined> {
  const item = visibleRows(reader, type, { ...type.where, id }, status);
  return withColumns(reader, item, type, columnsOf(type)).executeTakeFirst();
}

/** The counterpart of an item that is not in the trash, whoever may read it. */
export function findCounterpart(tx: Tx, type: ContentType, id: number): Promise<ContentRow | undefined> {
  return namedTables(tx)
    .selectFrom(`${type.table} as own` as 'own')
    .innerJoin(`${type.table} as content` as 'content', join =>
      join.onRef('content.pair_id', '=', 'own.pair_id').onRef('content.id', '<>', 'own.id'),
    )
    .select([...columnsOf(type), ...stateColumns].map(column => `content.${column}` as const))
    .where('own.id', '=', id)
    .where('content.deleted_at', 'is', null)
    .$castTo<ContentRow>()
    .executeTakeFirst();
}

/** Whether the other item of a pair is in the trash. */
export async function hasCounterpartInTrash(tx: Tx, { table }: ContentType, id: number): Promise<boolean> {
  const row = await namedTables(tx)
    .selectFrom(`${table} as own` as 'own')
    .innerJoin(`${table} as content` as 'content', join =>
      join.onRef('content.pair_id', '=', 'own.pair_id').onRef('content.lang', '<>', 'own.lang'),
    )
    .select('content.id')
    .where('own.id', '=', id)
    .where('content.deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
