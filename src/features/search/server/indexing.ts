import { sql } from 'kysely';
import { columnsOf, visibleRows } from '#features/content/server/queries/rows.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentRow, ContentType } from '#features/content/server/types/content-type.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { specificsOf } from '#server/db/engine.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ContentListener, Services } from '#server/services.ts';
import { entriesOf, fingerprintOf, idsOfDay, wordsOf } from './entries.ts';

/** So many items are indexed in one transaction. */
const batch = 200;

/** Keeps the entries of changed items true, in the transaction of the change. */
export const indexChanges: ContentListener = async (tx, { contentTypes, visibleTo }, { table, ids }) => {
  const reader = { db: tx, visibleTo, session: undefined };
  for (const manifest of contentTypes.values())
    if (manifest.type.table === table) await indexItems(reader, manifest, ids);
};

/**
 * Makes the entries that are missing or were made otherwise, and removes those without a public item: after a
 * migration, a restore, or writes of another version of the program.
 */
export async function completeIndex({
  db,
  visibleTo,
  contentTypes,
}: Pick<Services, 'db' | 'visibleTo' | 'contentTypes'>): Promise<void> {
  const reader = { db, visibleTo, session: undefined };
  for (const manifest of contentTypes.values()) {
    let last = 0;
    for (;;) {
      const ids = await listUnindexed(reader, manifest, last);
      if (ids.length === 0) break;
      await db.transaction().execute(tx => indexItems({ ...reader, db: tx }, manifest, ids));
      last = ids.at(-1) ?? last;
    }
  }
  await removeSuperfluous(
    reader,
    [...contentTypes.values()].map(({ type }) => type),
  );
}

async function indexItems(
  reader: Reader & { db: Tx },
  manifest: ContentManifest,
  ids: readonly number[],
): Promise<void> {
  const { type } = manifest;
  if (ids.length === 0) return;
  const former = await reader.db
    .selectFrom('search_entries')
    .select('id')
    .where('type', '=', type.name)
    .where('item_id', 'in', ids)
    .execute();
  await removeEntries(reader.db, former);
  const rows = await publishedRows(reader, type)
    .select([...columnsOf(type), 'updated_at', 'publish_at'].map(column => `content.${column}` as const))
    .select(Object.entries(type.virtualColumns).map(([name, value]) => value.as(name)))
    .where('content.id', 'in', ids)
    .orderBy('content.id')
    .$castTo<ContentRow>()
    .execute();
  for (const row of rows) await insertEntries(reader.db, manifest, row);
}

async function insertEntries(db: Tx, manifest: ContentManifest, row: ContentRow): Promise<void> {
  const { type } = manifest;
  const entries = entriesOf(type, row);
  for (const entry of entries) {
    const id = await nextId(db, String(row[type.dateColumn ?? 'created_at']));
    const { lang } = entry;
    await db
      .insertInto('search_entries')
      .values({
        id,
        type: type.name,
        item_id: row.id,
        lang,
        publish_at: row.publish_at ?? null,
        source: fingerprintOf(manifest) + row.updated_at,
      })
      .execute();
    await specificsOf(db).fullText.insert(db, id, wordsOf(manifest, entry, entries.length === 1));
  }
}

async function nextId(db: Tx, date: string): Promise<number> {
  const { from, to } = idsOfDay(date);
  const last = await db
    .selectFrom('search_entries')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.id + 1 : from;
}

async function removeEntries(db: Db, entries: readonly { id: number }[]): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await specificsOf(db).fullText.remove(db, ids);
  await db.deleteFrom('search_entries').where('id', 'in', ids).execute();
}

/** Items that are public now or will be. */
function publishedRows(reader: Reader, type: ContentType) {
  return visibleRows(reader, type, { ...type.where, status: 'published' }, 'any');
}

async function listUnindexed(reader: Reader, manifest: ContentManifest, after: number): Promise<number[]> {
  const { type } = manifest;
  const rows = await publishedRows(reader, type)
    .select('content.id')
    .where('content.id', '>', after)
    .where(
      sql<boolean>`not exists (
        select 1 from search_entries as entries
        where entries.type = ${type.name} and entries.item_id = content.id
          and entries.source = ${fingerprintOf(manifest)} || content.updated_at
      )`,
    )
    .orderBy('content.id')
    .limit(batch)
    .$castTo<{ id: number }>()
    .execute();
  return rows.map(({ id }) => id);
}

async function removeSuperfluous({ db, ...reader }: Reader, types: readonly ContentType[]): Promise<void> {
  const kept = types.map(
    type =>
      sql<boolean>`(entries.type = ${type.name} and entries.item_id in ${publishedRows({ ...reader, db }, type).select('content.id')})`,
  );
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select entries.id from search_entries as entries where not (${sql.join(kept, sql` or `)}) limit ${batch} + 0
    `.execute(db);
    if (rows.length === 0) return;
    await db.transaction().execute(tx => removeEntries(tx, rows));
  }
}
