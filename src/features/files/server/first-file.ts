import type { Authorship } from '#features/content/server/authorship.ts';
import { writeChanges } from '#features/content/server/changes.ts';
import type { ParentTable } from '#features/content/server/parent-columns.ts';
import { findContent } from '#features/content/server/queries/items.ts';
import type { ContentRow, ContentType, Value } from '#features/content/server/types/content-type.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { filesToJson, type ItemFileRow } from './item-files.ts';
import { findDeletedFile, insertFile, listFiles, type Owner, placeFile, updateFileRow } from './queries.ts';

/** What a PDF is called that was sent with the form of its item, without a title. */
const usualTitles: Record<Language, string> = { bs: 'Dokumentacija', en: 'Documentation' };

/** The field that is the first of an item's files, if the type has one. */
function pdfFieldOf({ fields, files }: ContentType): string | undefined {
  return Object.keys(files).find(name => fields[name]?.kind === 'pdf');
}

function pdfColumnOf(type: ContentType): string | undefined {
  const field = pdfFieldOf(type);
  return field && type.files[field];
}

/**
 * Makes the PDF that the form of an item, or a restored version, has written the first of the item's files
 * (docs/decisions/0053-files-of-items.md).
 */
export async function followPdf(
  tx: Tx,
  type: ContentType,
  item: ContentRow,
  authorship: Authorship,
): Promise<void> {
  const column = pdfColumnOf(type) ?? '';
  const file = item[column] ? String(item[column]) : null;
  const owner = ownerOf(type, item);
  const files = await listFiles(tx, owner);
  const [first, next] = files;
  if (file === (first?.file ?? null)) return;
  if (file) {
    const held = await findHeld(tx, owner, { file, files });
    if (held) return placeFile(tx, held.id, positionBefore(first));
    if (first) return updateFileRow(tx, first.id, { file });
    await insertFile(tx, owner, { ...usualFile(item, file, first), created_at: authorship.at });
    return;
  }
  if (!first) return;
  await updateFileRow(tx, first.id, { deleted_at: authorship.at, deleted_by: authorship.by ?? null });
  if (next) await writeChanges(tx, type, item, { [column]: next.file }, authorship);
}

/**
 * The PDF that an item gets with a version that is restored. It is added to the files of today if none of them is it; a
 * version without one leaves them as they are.
 */
export async function restorePdf(
  tx: Tx,
  type: ContentType,
  { item, version }: { item: ContentRow; version: ContentRow },
  { at }: Authorship,
): Promise<Record<string, Value>> {
  const column = pdfColumnOf(type) ?? '';
  if (!version[column]) return { [column]: item[column] ?? null };
  const file = String(version[column]);
  const owner = ownerOf(type, item);
  const files = await listFiles(tx, owner);
  if (!(await findHeld(tx, owner, { file, files })))
    await insertFile(tx, owner, { ...usualFile(version, file, files[0]), created_at: at });
  return { [column]: file };
}

/** The files of a version: the PDF that the item had then, before those of today; without one, the others of today. */
export async function filesOfVersion(
  db: Db,
  type: ContentType,
  version: ContentRow,
): Promise<Partial<ContentRow>> {
  const field = pdfFieldOf(type) ?? '';
  const file = version[type.files[field] ?? ''];
  const owner = ownerOf(type, version);
  const files = await listFiles(db, owner);
  if (!file) return { item_files: filesToJson(files.slice(1)) };
  const held = await findHeld(db, owner, { file: String(file), files });
  const size = version[`${field}_size`] as number | null;
  const first = held ?? { ...usualFile(version, String(file), files[0]), id: 0, size };
  return { item_files: filesToJson([first, ...files.filter(({ id }) => id !== first.id)]) };
}

const ownerOf = ({ table }: ContentType, { id }: ContentRow): Owner => ({ table: table as ParentTable, id });

/** The file among those of an item, or in its trash. */
async function findHeld(
  db: Db,
  owner: Owner,
  { file, files }: { file: string; files: readonly ItemFileRow[] },
): Promise<ItemFileRow | undefined> {
  return files.find(one => one.file === file) ?? (await findDeletedFile(db, owner, file));
}

const positionBefore = (first: ItemFileRow | undefined) => (first ? first.position - 1 : 0);

/** A PDF as the first of the files of an item, without a title of its own. */
function usualFile({ lang }: ContentRow, file: string, first: ItemFileRow | undefined) {
  const title = usualTitles[lang as Language];
  return { file, lang: lang as Language, title, kind: 'document' as const, position: positionBefore(first) };
}

/** Makes the first of an item's files the one that the item is answered with, as a version of it. */
export async function followFirstFile(
  reader: Reader & { db: Tx } & Pick<Services, 'contentTypes'>,
  { table, id }: Owner,
  authorship: Authorship,
): Promise<void> {
  for (const { type } of reader.contentTypes.values()) {
    const column = type.table === table ? pdfColumnOf(type) : undefined;
    const item = column && (await findContent(reader, type, id));
    if (!item) continue;
    const [first] = await listFiles(reader.db, { table, id });
    await writeChanges(reader.db, type, item, { [column]: first?.file ?? null }, authorship);
  }
}
