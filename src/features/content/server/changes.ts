import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Authorship } from './authorship.ts';
import { followTextImages } from './html/text-images.ts';
import { findCounterpart } from './queries/items.ts';
import { noteNewTexts, updateRow } from './queries/writes.ts';
import { searchColumns } from './search/search-columns.ts';
import type { ContentRow, ContentType, Value } from './types/content-type.ts';
import type { VersionTables } from './version-tables.ts';

/**
 * Writes those of the values, by their columns, that are not stored already; what a pair shares, to its other item
 * too. A change of a field is a new version, one of state or pair is none unless there is to be one in any case. A
 * conflict where the item has another version by now; `validation` where it would have another language than a pair
 * allows.
 */
export async function writeChanges(
  tx: Tx,
  type: ContentType,
  stored: ContentRow,
  sent: Readonly<Record<string, Value>>,
  authorship: Authorship,
  { isAlwaysVersion = false } = {},
): Promise<void> {
  const values = { ...sent, ...(await type.addressed?.(tx, { former: stored, values: sent })) };
  const changes = Object.entries(values).filter(([column, value]) => value !== stored[column]);
  if (changes.length === 0 && !isAlwaysVersion) return;
  const formerPair = changes.some(([column]) => column === 'lang') ? await leftPair(tx, type, stored.id) : {};
  const fields = columnsOfFields(type);
  const changed = Object.entries(fields).filter(([, column]) => changes.some(([name]) => name === column));
  const isVersion = changed.length > 0 || isAlwaysVersion;
  const version = stored.version + (isVersion ? 1 : 0);
  await updateRow(tx, type, stored, {
    ...Object.fromEntries(changes),
    ...formerPair,
    ...searchColumns(type, { ...stored, ...values }),
    updated_at: authorship.at,
    updated_by: authorship.by ?? null,
    version,
  });
  if (!isVersion) return;
  const present = { ...stored, ...values };
  const pictures = await followTextImages(tx, type, { id: stored.id, former: stored, present });
  await recordFirstVersion(tx, type.name, stored);
  const replaced = Object.fromEntries(changed.map(([, column]) => [column, stored[column] ?? null]));
  const files = Object.values(type.files).map(column => replaced[column]);
  await insertVersion(
    tx,
    { type: type.name, item_id: stored.id, version, changed: changed.map(([name]) => name), replaced },
    authorship,
    [...files.filter(file => typeof file === 'string'), ...pictures],
  );
  if (files.some(file => file !== undefined))
    await type.followFiles?.(tx, type, { ...present, version }, authorship);
  if (type.hasLanguages) await tellCounterpart(tx, type, stored, Object.fromEntries(changes), authorship);
}

/** The number of a pair whose other item is in the trash means nothing in another language. */
async function leftPair(tx: Tx, type: ContentType, id: number): Promise<{ pair_id: null }> {
  if (await findCounterpart(tx, type, id))
    throw new AppError('validation', { fields: { lang: { key: 'pairLanguage' } } });
  return { pair_id: null };
}

/** The counterpart takes the changes of what both share, and is behind where texts were changed. */
async function tellCounterpart(
  tx: Tx,
  type: ContentType,
  { id, version }: ContentRow,
  changes: Readonly<Record<string, Value>>,
  authorship: Authorship,
): Promise<void> {
  if (type.texts.some(column => column in changes)) await noteNewTexts(tx, type, id, version);
  const shared = Object.entries(changes).filter(([column]) => type.shared.includes(column));
  const counterpart = shared.length > 0 ? await findCounterpart(tx, type, id) : undefined;
  if (counterpart) await writeChanges(tx, type, counterpart, Object.fromEntries(shared), authorship);
}

/** Notes the version that an item was created with. */
export function recordCreation(tx: Tx, type: ContentType, id: number, authorship: Authorship): Promise<void> {
  const changed = Object.keys(columnsOfFields(type));
  return insertVersion(tx, { type: type.name, item_id: id, version: 1, changed, replaced: {} }, authorship);
}

/** The columns of a type's fields and files, by their names in forms. */
function columnsOfFields({ columns, files }: ContentType): Record<string, string> {
  return { ...columns, ...files };
}

/** An item from before versions were kept has none until its first change; who made that one is not known. */
export async function recordFirstVersion(
  tx: Tx,
  type: string,
  { id, version, updated_at }: Pick<ContentRow, 'id' | 'version' | 'updated_at'>,
): Promise<void> {
  await tx
    .insertInto('versions')
    .values({
      type,
      item_id: id,
      version,
      created_at: updated_at ?? '',
      created_by: null,
      changed: '[]',
      replaced: '{}',
    })
    .onConflict(conflict => conflict.columns(['type', 'item_id', 'version']).doNothing())
    .execute();
}

type NewVersion = Pick<Selectable<VersionTables['versions']>, 'type' | 'item_id' | 'version'> & {
  /** The fields by their names in forms. */
  changed: readonly string[];
  /** What they were before, by their columns. */
  replaced: Readonly<Record<string, Value>>;
};

export async function insertVersion(
  tx: Tx,
  { changed, replaced, ...version }: NewVersion,
  { by, at }: Authorship,
  files: readonly string[] = [],
): Promise<void> {
  const { id } = await tx
    .insertInto('versions')
    .values({
      ...version,
      created_at: at,
      created_by: by ?? null,
      changed: JSON.stringify(changed),
      replaced: JSON.stringify(replaced),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = [...new Set(files)].map(file => ({ version_id: id, file }));
  if (held.length > 0) await tx.insertInto('version_files').values(held).execute();
}
