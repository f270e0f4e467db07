import type { Insertable, Updateable } from 'kysely';
import {
  type ParentColumn,
  type ParentTable,
  parentColumns,
} from '#features/content/server/parent-columns.ts';
import { livingRows, updateLivingRows } from '#server/db/living-rows.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { ItemFileRow } from './item-files.ts';
import { type ItemFileTables, itemFileRows } from './tables.ts';

const readColumns = ['item_files.id', 'title', 'kind', 'lang', 'file', 'size', 'position'] as const;

/** The item that files belong to. */
export type Owner = { table: ParentTable; id: number };

/** An item's files in their order. */
export function listFiles(db: Db, { table, id }: Owner): Promise<ItemFileRow[]> {
  return readableFiles(db)
    .where(parentColumns[table], '=', id)
    .orderBy('position')
    .orderBy('item_files.id')
    .execute();
}

/** Throws `not_found` if there is none, or it is in the trash. */
export async function getFile(db: Db, id: number): Promise<ItemFileRow> {
  const row = await readableFiles(db).where('item_files.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** The item of a file; throws `not_found` like `getFile`. */
export async function ownerOf(db: Db, id: number): Promise<Owner> {
  const columns = Object.values(parentColumns);
  const row = await livingRows(db, itemFileRows).select(columns).where('id', '=', id).executeTakeFirst();
  for (const [table, column] of Object.entries(parentColumns)) {
    const owner = row?.[column];
    if (owner) return { table: table as ParentTable, id: owner };
  }
  throw new AppError('not_found');
}

export async function insertFile(
  tx: Tx,
  { table, id: owner }: Owner,
  values: Omit<Insertable<ItemFileTables['item_files']>, ParentColumn>,
): Promise<number> {
  const { id } = await tx
    .insertInto('item_files')
    .values({ ...values, [parentColumns[table]]: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateFileRow(
  tx: Tx,
  id: number,
  values: Updateable<ItemFileTables['item_files']>,
): Promise<void> {
  await updateLivingRows(tx, itemFileRows).set(values).where('id', '=', id).execute();
}

/** The file of an item in the trash that has a stored file, the last deleted one. */
export function findDeletedFile(
  db: Db,
  { table, id }: Owner,
  file: string,
): Promise<ItemFileRow | undefined> {
  return db
    .selectFrom('item_files')
    .innerJoin('files', 'files.name', 'item_files.file')
    .select(readColumns)
    .where(parentColumns[table], '=', id)
    .where('file', '=', file)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .executeTakeFirst();
}

/** Puts a file at a position, out of the trash if it is there. */
export async function placeFile(tx: Tx, id: number, position: number): Promise<void> {
  await tx
    .updateTable('item_files')
    .set({ position, deleted_at: null, deleted_by: null })
    .where('id', '=', id)
    .execute();
}

function readableFiles(db: Db) {
  return livingRows(db, itemFileRows).innerJoin('files', 'files.name', 'item_files.file').select(readColumns);
}
