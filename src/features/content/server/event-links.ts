import { type SqlBool, sql } from 'kysely';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import { listFirst, shownColumns } from './queries/beside.ts';
import { namedTables, visibleRows } from './queries/rows.ts';
import type { ContentManifest } from './types/content-manifest.ts';
import type { ContentRow, ContentType, Value } from './types/content-type.ts';
import type { Reader } from './visibility/visibility.ts';

/** An item of some type. */
export type TypedRow = { manifest: ContentManifest; row: ContentRow };

/** The table of the events of all kinds, which share one sequence of ids. */
const eventTable = 'events';

/** So many items of a type stand on the page of the event that they are about. */
const mostAbout = 3;

/** Refuses the id of an event that there is not, or that is in the trash. */
export async function assertEvent(
  reader: Reader,
  { fields, columns, eventColumn }: ContentType,
  values: Readonly<Record<string, Value>>,
): Promise<void> {
  const id = eventColumn && values[eventColumn];
  if (!id) return;
  const event = await namedTables(reader.db)
    .selectFrom(`${eventTable} as content` as 'content')
    .select('content.id')
    .where('content.id', '=', id)
    .where('content.deleted_at', 'is', null)
    .executeTakeFirst();
  if (event) return;
  const name = Object.keys(fields).find(field => columns[field] === eventColumn) ?? '';
  throw new AppError('validation', { fields: { [name]: { key: 'choice' } } });
}

/** The public event that an item is about; where it is a pair, the one in the language. */
export async function findEventOf(
  reader: Reader & Pick<Services, 'contentTypes'>,
  { eventColumn }: ContentType,
  item: ContentRow,
  lang: Language,
): Promise<TypedRow | undefined> {
  const id = eventColumn && item[eventColumn];
  const kinds = [...reader.contentTypes.values()].filter(({ type }) => type.table === eventTable);
  const [any] = kinds;
  if (!id || !any) return undefined;
  const columns = [...shownColumns(any.type), ...Object.keys(any.type.where ?? {})];
  const row = await visibleRows(reader, any.type, {})
    .where(isOccasion('content.id', { id }))
    .select(columns.map(column => `content.${column}` as const))
    .orderBy(sql`case when content.lang = ${lang} then 0 when content.id = ${id} then 1 else 2 end`)
    .limit(1)
    .$castTo<ContentRow>()
    .executeTakeFirst();
  const manifest = kinds.find(({ type: { where = {} } }) =>
    Object.entries(where).every(([column, value]) => row?.[column] === value),
  );
  return row && manifest && { manifest, row };
}

/** The public items of all types that are about an event. */
export async function listAbout(
  reader: Reader & Pick<Services, 'contentTypes'>,
  { table }: ContentType,
  { id }: ContentRow,
  lang: Language,
): Promise<TypedRow[]> {
  if (table !== eventTable) return [];
  const about = await Promise.all(
    [...reader.contentTypes.values()].map(async (manifest): Promise<TypedRow[]> => {
      const { eventColumn } = manifest.type;
      if (!eventColumn) return [];
      // Those there are come first, by the index of the event: in the order of the list all items would be looked at.
      const named = await visibleRows(reader, manifest.type, {})
        .where(isOccasion(`content.${eventColumn}`, { id }))
        .select('content.id')
        .execute();
      if (named.length === 0) return [];
      const conditions = [sql<SqlBool>`content.id in (${sql.join(named.map(each => each.id))})`];
      const rows = await listFirst(reader, manifest.type, { lang, conditions, limit: mostAbout });
      return rows.map(row => ({ manifest, row }));
    }),
  );
  return about.flat();
}

/** Whether a column names an event, or its counterpart: both are one occasion. */
const isOccasion = (column: string, { id }: { id: Value }) => sql<SqlBool>`${sql.ref(column)} in (
  select occasion.id from ${sql.table(eventTable)} as own
  join ${sql.table(eventTable)} as occasion
  on occasion.id = own.id or occasion.pair_id = own.pair_id and occasion.deleted_at is null
  where own.id = ${id}
)`;
