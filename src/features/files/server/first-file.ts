import type { Authorship } from '#features/content/server/authorship.ts';
import { writeChanges } from '#features/content/server/changes.ts';
import type { ContentRow, ContentType } from '#features/content/server/content-type.ts';
import type { ParentTable } from '#features/content/server/parent-columns.ts';
import { findContent } from '#features/content/server/queries/items.ts';
import type { Reader } from '#features/content/server/visibility.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { filesToJson } from './item-files.ts';
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
  const pdf = item[column] ? String(item[column]) : null;
  const owner: Owner = { table: type.table as ParentTable, id: item.id };
  const files = await listFiles(tx, owner);
  const [first, next] = files;
  if (pdf === (first?.file ?? null)) return;
  if (pdf) return putFirst(tx, owner, { file: pdf, files, lang: item.lang as Language, authorship });
  if (!first) return;
  await updateFileRow(tx, first.id, { deleted_at: authorship.at, deleted_by: authorship.by ?? null });
  if (next) await writeChanges(tx, type, item, { [column]: next.file }, authorship);
}

type First = {
  file: string;
  files: Awaited<ReturnType<typeof listFiles>>;
  lang: Language;
  authorship: Authorship;
};

/** A file that the item has already comes to the front; another one replaces the first. */
async function putFirst(tx: Tx, owner: Owner, { file, files, lang, authorship }: First): Promise<void> {
  const [first] = files;
  const held = files.find(one => one.file === file) ?? (await findDeletedFile(tx, owner, file));
  if (held) return placeFile(tx, held.id, first ? first.position - 1 : 0);
  if (first) return updateFileRow(tx, first.id, { file });
  await insertFile(tx, owner, {
    ...{ file, lang, title: usualTitles[lang], kind: 'document' as const },
    position: 0,
    created_at: authorship.at,
  });
}

/** The files of a version: those of today, the first of which is the PDF that the item had then. */
export async function filesOfVersion(
  db: Db,
  type: ContentType,
  row: ContentRow,
): Promise<Partial<ContentRow>> {
  const field = pdfFieldOf(type) ?? '';
  const file = row[type.files[field] ?? ''];
  const owner: Owner = { table: type.table as ParentTable, id: row.id };
  const files = await listFiles(db, owner);
  const [first, ...others] = files;
  if (!file) return { item_files: filesToJson(others) };
  const held = files.find(one => one.file === file) ?? (await findDeletedFile(db, owner, String(file)));
  if (held) return { item_files: filesToJson([held, ...files.filter(({ id }) => id !== held.id)]) };
  const size = row[`${field}_size`] as number | null;
  return { item_files: filesToJson(first ? [{ ...first, file: String(file), size }, ...others] : []) };
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
