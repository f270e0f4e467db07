import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { MediaTables } from '#features/media/server/tables.ts';
import type { Page } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { Narrowing } from '../db/counts.ts';
import { type PageWanted, pageRows } from '../db/pages.ts';
import type { Db, Tx } from '../db/schema.ts';
import { matchesWords } from '../db/search.ts';
import type { ContentRow, ContentType, Value } from './content-type.ts';

export type ContentFilter = { lang?: Language | undefined; search?: string | undefined } & Record<
  string,
  unknown
>;

export async function listContent(db: Db, type: ContentType, filter: ContentFilter): Promise<ContentRow[]> {
  return filtered(db, type, filter, columnsOf(type)).execute();
}

export function pageContent(
  db: Db,
  type: ContentType,
  filter: ContentFilter,
  wanted: PageWanted,
): Promise<Page<ContentRow>> {
  const columns = columnsOf(type).filter(column => !type.long?.includes(column));
  const list = {
    query: filtered(db, type, filter, columns),
    table: 'content',
    of: type.table,
    narrowedBy: narrowing(type, filter),
  } as const;
  return pageRows(db, list, wanted);
}

/** The item with the id, if it is of this type; not found otherwise. */
export async function getContent(db: Db, type: ContentType, id: number): Promise<ContentRow> {
  const row = await selected(db, type, columnsOf(type), { ...type.only, id }).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

export async function insertContent(
  tx: Tx,
  { table, only }: ContentType,
  values: Record<string, Value>,
): Promise<number> {
  const { id } = await named(tx)
    .insertInto(table as 'content')
    .values({ ...values, ...only })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function updateContent(
  tx: Tx,
  { table }: ContentType,
  id: number,
  values: Record<string, Value>,
): Promise<void> {
  await named(tx)
    .updateTable(table as 'content')
    .set(values)
    .where('id', '=', id)
    .execute();
}

export async function deleteContent(tx: Tx, { table }: ContentType, id: number): Promise<void> {
  await named(tx)
    .deleteFrom(table as 'content')
    .where('id', '=', id)
    .execute();
}

/** Tables that are known by name only; a type's names were checked where it was defined. */
type NamedTables = { content: Record<string, Value>; files: Selectable<MediaTables['files']> };

function named(db: Db): Kysely<NamedTables> {
  return db as unknown as Kysely<NamedTables>;
}

function columnsOf({ columns, files }: ContentType): string[] {
  return ['id', 'version', 'created_at', ...Object.values(columns), ...Object.values(files)];
}

/** The values that narrow a type's list: what all its rows have, and what is asked for. */
function narrowing({ only, filters }: ContentType, filter: ContentFilter): Narrowing {
  return { ...only, ...Object.fromEntries(filters.map(name => [name, filter[name]])) };
}

function selected(
  db: Db,
  { table, picture, computed }: ContentType,
  columns: readonly string[],
  narrowedBy: Narrowing,
) {
  const file = picture ? sql.ref<string | null>(`content.${picture}`) : sql<null>`null`;
  const query = named(db)
    .selectFrom(`${table} as content` as 'content')
    .leftJoin('files', join => join.on(sql<SqlBool>`files.name = ${file}`))
    .select(columns.map(column => `content.${column}` as const))
    .select(Object.entries(computed ?? {}).map(([name, value]) => value.as(name)))
    .select(['files.width as picture_width', 'files.height as picture_height'])
    .$castTo<ContentRow>();
  return Object.entries(narrowedBy)
    .filter(([, value]) => value !== undefined)
    .reduce((narrower, [column, value]) => narrower.where(`content.${column}`, '=', value as Value), query);
}

function filtered(db: Db, type: ContentType, filter: ContentFilter, columns: readonly string[]) {
  const { search } = filter;
  const query = selected(db, type, columns, narrowing(type, filter)).$if(Boolean(search), select =>
    select.where(matchesWords('content.search_text', search ?? '')),
  );
  return (type.order ? query.orderBy(`content.${type.order}`, 'desc') : query).orderBy('content.id', 'desc');
}
