import { getContent } from '#features/content/server/queries/items.ts';
import type { ContentRow, ContentType, Value } from '#features/content/server/types/content-type.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import type { StoredPicture } from '#features/media/server/presenters.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { VersionEntry } from '../contract.ts';

/** An item as it was in a version. */
export type ItemVersion = Omit<VersionEntry, 'changed'> & { row: ContentRow };

/** The versions of an item that are kept, the newest first. */
export async function listVersions(reader: Reader, type: ContentType, id: number): Promise<VersionEntry[]> {
  return listEntries(reader.db, type.name, await getContent(reader, type, id));
}

/** What is there now, of any type. */
type Present = { id: number; version: number; updated_at?: string | null };

/** The same of something that is there, of any type. */
export async function listEntries(db: Db, type: string, present: Present): Promise<VersionEntry[]> {
  const rows = await versionsOf(db, type, present.id).select('changed').orderBy('version', 'desc').execute();
  const entries = rows.map(row => ({ ...madeBy(row), changed: JSON.parse(row.changed) as string[] }));
  return entries.length > 0 ? entries : [{ ...firstVersion(present), changed: [] }];
}

/** Throws `not_found` if there is no such item, or the version is none that is kept. */
export async function getVersion(
  reader: Reader,
  type: ContentType,
  id: number,
  version: number,
): Promise<ItemVersion> {
  const present = await getContent(reader, type, id);
  const { row: earlier, ...made } = await readVersion(reader.db, type.name, present, version);
  const { at, by } = made;
  const author = { updated_at: at, updated_by: by?.id ?? null, updated_by_email: by?.email ?? null };
  const row: ContentRow = { ...earlier, ...(await fileFacts(reader.db, type, earlier)), ...author };
  return { ...made, row: { ...row, ...(await type.presentVersion?.(reader.db, type, row)) } as ContentRow };
}

/** A row as it was in a version; throws `not_found` if it is none that is kept. */
export async function readVersion<Row extends Present>(
  db: Db,
  type: string,
  present: Row,
  version: number,
): Promise<Omit<VersionEntry, 'changed'> & { row: Row }> {
  const [row, ...later] = await versionsOf(db, type, present.id)
    .select('replaced')
    .where('version', '>=', version)
    .orderBy('version')
    .execute();
  const made = row ? madeBy(row) : firstVersion(present);
  if (made.version !== version) throw new AppError('not_found');
  // What the first of the later changes of a value replaced is what this version had.
  const replaced = later.toReversed().map(change => JSON.parse(change.replaced) as Record<string, Value>);
  return { ...made, row: { ...present, ...Object.assign({}, ...replaced), version } };
}

/**
 * The counterpart of an outdated item, as it was when the item was last current and as it is; undefined if the item is
 * not outdated, or that is not known. Throws `not_found` if the version is none that is kept.
 */
export async function getNewTexts(
  reader: Reader,
  type: ContentType,
  id: number,
): Promise<{ before: ContentRow; after: ContentRow } | undefined> {
  const { counterpart_id, is_outdated, outdated_since } = await getContent(reader, type, id);
  if (!counterpart_id || !is_outdated || !outdated_since) return undefined;
  const { row } = await getVersion(reader, type, counterpart_id, outdated_since);
  return { before: row, after: await getContent(reader, type, counterpart_id) };
}

/** The names of an item's files that are stored no more. */
export async function missingFiles(db: Db, { files }: ContentType, row: ContentRow): Promise<string[]> {
  const stored = await storedFiles(db, files, row);
  return Object.entries(files)
    .filter(([, column]) => row[column] && !stored.has(String(row[column])))
    .map(([field]) => field);
}

/** Removes the versions from before an instant, but for so many of each item, and answers the files they held. */
export async function deleteVersionsBefore(
  tx: Tx,
  instant: string,
  kept: number,
): Promise<{ deleted: number; files: string[] }> {
  const old = tx
    .selectFrom('versions')
    .select('id')
    .where('created_at', '<', instant)
    .where(
      ({ selectFrom }) =>
        selectFrom('versions as later')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('later.type', '=', 'versions.type')
          .whereRef('later.item_id', '=', 'versions.item_id')
          .whereRef('later.version', '>', 'versions.version'),
      '>=',
      kept,
    );
  const files = await tx
    .selectFrom('version_files')
    .select('file')
    .distinct()
    .where('version_id', 'in', old)
    .execute();
  const { numDeletedRows } = await tx.deleteFrom('versions').where('id', 'in', old).executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows), files: files.map(({ file }) => file) };
}

function versionsOf(db: Db, type: string, id: number) {
  return db
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'versions.created_by')
    .select(['version', 'versions.created_at as at', 'users.id as user_id', 'users.email'])
    .where('type', '=', type)
    .where('item_id', '=', id);
}

type VersionRow = { version: number; at: string; user_id: number | null; email: string | null };

function madeBy({ version, at, user_id: id, email }: VersionRow): Omit<ItemVersion, 'row'> {
  return { version, at, by: id && email ? { id, email } : null };
}

/** Of an item from before versions were kept the present one is known, and not who made it. */
function firstVersion({ version, updated_at }: Present): Omit<ItemVersion, 'row'> {
  return { version, at: updated_at ?? '', by: null };
}

/** What of a response is read from an item's files. */
async function fileFacts(
  db: Db,
  { files, imageColumn = '', focusColumn = '' }: ContentType,
  row: ContentRow,
): Promise<StoredPicture> {
  const stored = await storedFiles(db, files, row);
  const fileIn = (column: string) => stored.get(String(row[column]));
  const picture = fileIn(imageColumn);
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([field, column]) => [`${field}_size`, fileIn(column)?.size ?? null]),
    ),
    picture_width: picture?.width ?? null,
    picture_height: picture?.height ?? null,
    picture_focus: (row[focusColumn] as string | undefined) ?? null,
  };
}

/** Those of an item's files that are stored, by their names. */
async function storedFiles(
  db: Db,
  files: ContentType['files'],
  row: Readonly<Record<string, Value | undefined>>,
) {
  const rows = await db
    .selectFrom('files')
    .select(['name', 'width', 'height', 'size'])
    .where(
      'name',
      'in',
      Object.values(files).map(column => String(row[column] ?? '')),
    )
    .execute();
  return new Map(rows.map(row => [row.name, row]));
}
