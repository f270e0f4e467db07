import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { tellListeners } from '#features/content/server/listeners.ts';
import { returnToPair } from '#features/content/server/pairs.ts';
import { type ParentTable, parentColumns } from '#features/content/server/parent-columns.ts';
import { presentContent } from '#features/content/server/present.ts';
import { getContent } from '#features/content/server/queries/items.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { ContentType, Value } from '#features/content/server/types/content-type.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Parent } from '#server/db/trash-columns.ts';
import type { TrashEntry } from '#server/feature.ts';
import { AppError } from '#shared/api/errors.ts';

/** A type of what can be in the trash, in terms of its table. */
export type TrashType = Pick<
  TrashEntry,
  'title' | 'auditTitle' | 'searchText' | 'files' | 'isUncounted' | 'response' | 'find'
> & {
  name: string;
  table: string;
  /** The values of every row of the type, if several types share the table. */
  where: Readonly<Partial<Record<string, Value>>>;
  /** What its rows belong to. */
  parents: readonly Parent[];
  /** What else a restored item needs. */
  settle?: (context: Parameters<TrashEntry['find']>[0] & { db: Tx }, id: number) => Promise<void>;
  /** The column of `text_images` that refers to its rows, if these can have formatted texts. */
  textImagesBy?: string;
  /** What belongs to its rows, by a column of its own; the database removes it with them. */
  parts: readonly TrashPart[];
};
export type TrashPart = TrashType & { column: string };

/** A type as an account may remove it for good: not what one of these parts belongs to. */
export type PurgedType = TrashType & { heldBy: readonly TrashPart[] };

export type TrashTypes = ReadonlyMap<string, TrashType>;

/** The types by their names: those of content, and those that features state. */
export function createTrashTypes(
  content: readonly ContentManifest[],
  entries: readonly TrashEntry[],
): TrashTypes {
  const types = [...content.map(manifest => typeOfContent(manifest, entries)), ...entries.map(typeOfEntry)];
  return new Map(types.map(type => [type.name, type]));
}

/** The type that a call names; refused at `type` if there is none. */
export function trashTypeNamed(types: TrashTypes, name: string): TrashType {
  const type = types.get(name);
  if (!type) throw new AppError('validation', { fields: { type: { key: 'choice' } } });
  return type;
}

function typeOfContent({ type, calls }: ContentManifest, entries: readonly TrashEntry[]): TrashType {
  return {
    name: type.name,
    table: type.table,
    where: type.where ?? {},
    title: column('title'),
    auditTitle: column('title'),
    searchText: column('search_text'),
    files: Object.values(type.files),
    parents: [],
    ...(type.html.length > 0 && { textImagesBy: parentColumns[type.table as ParentTable] }),
    parts: entries.flatMap(entry =>
      (entry.parents ?? [])
        .filter(({ table }) => table === type.table)
        .map(({ column }) => ({ ...typeOfEntry(entry), column })),
    ),
    response: calls.update?.response ?? z.object({ id: z.int() }),
    settle: (context, id) => settleContent(type, context, id),
    find: async (context, id) => presentContent(type, await getContent(context, type, id), context),
  };
}

function typeOfEntry({ type: name, parents = [], ...entry }: TrashEntry): TrashType {
  return { ...entry, name, where: {}, parents, parts: [] };
}

async function settleContent(
  type: ContentType,
  context: Parameters<NonNullable<TrashType['settle']>>[0],
  id: number,
): Promise<void> {
  const { db, session, clock } = context;
  if (type.hasLanguages) {
    const item = await getContent(context, type, id);
    await returnToPair(db, type, item, { by: session.user.id, at: clock().toISOString() });
  }
  await tellListeners(db, context, type.table, [id]);
}

function column(name: string): RawBuilder<string> {
  return sql.ref(name);
}
