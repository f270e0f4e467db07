import { setImmediate } from 'node:timers/promises';
import {
  type Expression,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { MediaTables } from '#features/media/server/tables.ts';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { type PageRequest, paginate, paginateInTurn } from '#server/db/pagination.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { Services } from '#server/services.ts';
import type { Day } from '#shared/dates.ts';
import type { Page } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { type Language, languages } from '#shared/language.ts';
import type { TranslationState } from '../states.ts';
import type { ContentRow, ContentType, ListSection, Value } from './content-type.ts';
import { type AskedStatus, onlyVisible, type Reader } from './visibility.ts';

export type ContentFilter = {
  lang?: Language | undefined;
  search?: string | undefined;
  /** Of accounts; without one, as for the public, what is public. */
  status?: AskedStatus | undefined;
} & Record<string, unknown>;

/**
 * Long lists are read one piece at a time, each in its own turn of the event loop, so that they block no
 * other request.
 */
const pieces = new Semaphore(1);
const rowsInPiece = 50;

/** The whole list in pieces, without a limit. */
export async function* listContent(
  reader: Reader,
  type: ContentType,
  filter: ContentFilter,
): AsyncGenerator<ContentRow[]> {
  const list = withColumns(reader, filtered(reader, type, filter), type, columnsOf(type)).limit(
    sql<number>`${rowsInPiece} + 0`,
  );
  let last: ContentRow | undefined;
  do {
    const rows = await pieces.run(async () => {
      await setImmediate();
      return (last ? list.where(isAfter(type, last)) : list).execute();
    });
    last = rows.length === rowsInPiece ? rows.at(-1) : undefined;
    yield rows;
  } while (last);
}

/** Whether a row comes after another one in the type's order. */
function isAfter({ newestBy }: ContentType, { id, ...values }: ContentRow) {
  if (!newestBy) return sql<SqlBool>`content.id < ${id}`;
  return sql<SqlBool>`(${sql.ref(`content.${newestBy}`)}, content.id) < (${values[newestBy]}, ${id})`;
}

export function pageContent(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  filter: ContentFilter,
  request: PageRequest,
): Promise<Page<ContentRow>> {
  const columns = columnsOf(type).filter(column => !type.detailOnly.includes(column));
  const matching = filtered(reader, type, filter);
  return paginate(
    reader.counts,
    { query: withColumns(reader, matching, type, columns), matching, table: 'content' },
    request,
  );
}

/**
 * One page of a list as the site shows it: the items of a language by the type's sections, then those that exist
 * in the other language only (docs/product.md#languages).
 */
export function pageArranged(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  { lang, ...filter }: ContentFilter & { lang: Language },
  { today, ...request }: Pick<PageRequest, 'page' | 'pageSize'> & { today: Day },
): Promise<Page<ContentRow>> {
  const columns = columnsOf(type).filter(column => !type.detailOnly.includes(column));
  const itemsIn = (language: Language) => matching(reader, type, { ...filter, lang: language });
  const others = type.hasLanguages ? languages.filter(language => language !== lang) : [];
  const parts = [
    itemsIn(lang),
    ...others.map(other => withoutCounterpart(reader, type, itemsIn(other), { lang, status: filter.status })),
  ];
  const sections = type.sections?.(today) ?? [{ direction: 'desc' }];
  const lists = parts.flatMap(part =>
    sections.map(({ condition, direction }) => {
      const rows = inOrder(type, condition ? part.where(condition) : part, direction);
      return { query: withColumns(reader, rows, type, columns), matching: rows, table: 'content' as const };
    }),
  );
  return paginateInTurn(reader.counts, lists, request);
}

/** One page with a row for each pair: the Bosnian item, else the only one. */
export function pageByPair(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  { search, lang, translationState, ...filter }: ContentFilter & { translationState?: TranslationState },
  request: PageRequest,
): Promise<Page<ContentRow>> {
  const { rows, has } = rowsByPair(reader, type, filter);
  const found = inOrder(
    type,
    rows
      .$if(Boolean(search), select =>
        select.where(has(alias => matchesWords(`${alias}.search_text`, search ?? ''))),
      )
      .$if(translationState !== undefined, select => select.where(has(translationState ?? 'missing', lang))),
    'desc',
  );
  const columns = columnsOf(type).filter(column => !type.detailOnly.includes(column));
  const list = {
    query: withColumns(reader, found, type, columns),
    matching: found,
    table: 'content' as const,
  };
  return paginate(reader.counts, list, request);
}

/** The items without a counterpart, with these columns. */
export function listSingles(
  reader: Reader,
  type: ContentType,
  columns: readonly string[],
): Promise<ContentRow[]> {
  const { rows, has } = rowsByPair(reader, type, {});
  return rows
    .where(has('missing'))
    .select(['id', 'lang', 'title', ...columns].map(column => `content.${column}` as const))
    .$castTo<ContentRow>()
    .execute();
}

/** The items of a type that become public next, the first of them first. */
export async function listScheduled(
  reader: Reader,
  type: ContentType,
  count: number,
): Promise<{ id: number; title: string; publish_at: string }[]> {
  const rows = await narrowed(reader, type, type.where ?? {}, 'scheduled')
    .where('content.publish_at', 'is not', null)
    .select(['content.id', 'content.title', 'content.publish_at'])
    .orderBy('content.publish_at')
    .limit(sql<number>`${count} + 0`)
    .$castTo<{ id: number; title: string; publish_at: string }>()
    .execute();
  return rows;
}

/** The drafts of a type, the last changed first. */
export function listDrafts(
  reader: Reader,
  type: ContentType,
  count: number,
): Promise<{ id: number; title: string; updated_at: string }[]> {
  return narrowed(reader, type, type.where ?? {}, 'draft')
    .select(['content.id', 'content.title', 'content.updated_at'])
    .orderBy('content.updated_at', 'desc')
    .limit(sql<number>`${count} + 0`)
    .$castTo<{ id: number; title: string; updated_at: string }>()
    .execute();
}

export function countInState(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  status: AskedStatus,
): Promise<number> {
  return reader.counts.of(narrowed(reader, type, type.where ?? {}, status));
}

/** How many pairs and single items stand so in either language. */
export function countByPair(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  state: TranslationState,
): Promise<number> {
  const { rows, has } = rowsByPair(reader, type, {});
  return reader.counts.of(rows.where(has(state)));
}

type Alias = 'content' | 'counterpart';
type Condition = (alias: Alias) => Expression<SqlBool>;

/**
 * The rows that stand for a pair or a single item, and the condition that either of the two items is in a state, or has
 * something else; that of a language, if one is named.
 */
function rowsByPair({ visibleTo, ...reader }: Reader, type: ContentType, filter: ContentFilter) {
  const { table } = type;
  const rows = matching({ ...reader, visibleTo }, type, { ...filter, lang: undefined, status: 'any' });
  const language = (alias: Alias) => sql.ref(`${alias}.lang`);
  const counterpart = (condition: Expression<SqlBool>) => sql<SqlBool>`exists (
    select counterpart.id from ${sql.table(table)} as counterpart
    where counterpart.pair_id = content.pair_id and counterpart.id <> content.id
    and ${visibleTo(reader.session, 'counterpart', 'any', table)} and ${condition}
  )`;
  const isSingle = sql<SqlBool>`not ${counterpart(sql`true`)}`;
  const isIn =
    (status: AskedStatus): Condition =>
    alias =>
      visibleTo(reader.session, alias, status, table);
  const isBehind = (alias: Alias) => sql`${sql.ref(`${alias}.is_outdated`)} = 1`;
  const conditions: Record<Exclude<TranslationState, 'missing'>, Condition> = {
    draft: isIn('draft'),
    scheduled: isIn('scheduled'),
    published: alias => sql`${isIn('published')(alias)} and not ${isBehind(alias)}`,
    outdated: alias => sql`${isIn('published')(alias)} and ${isBehind(alias)}`,
  };
  const has = (what: TranslationState | Condition, lang?: Language): Expression<SqlBool> => {
    if (what === 'missing')
      return lang ? sql`${isSingle} and ${language('content')} <> ${sql.lit(lang)}` : isSingle;
    const condition = typeof what === 'function' ? what : conditions[what];
    const of = (alias: Alias) =>
      lang ? sql<SqlBool>`${condition(alias)} and ${language(alias)} = ${sql.lit(lang)}` : condition(alias);
    return sql`(${of('content')} or ${counterpart(of('counterpart'))})`;
  };
  const isFirst = sql<SqlBool>`(${language('content')} = ${sql.lit(languages[0])} or ${isSingle})`;
  return { rows: rows.where(isFirst), has };
}

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
  const item = narrowed(reader, type, { ...type.where, id }, status);
  return withColumns(reader, item, type, columnsOf(type)).executeTakeFirst();
}

/** The counterpart of an item that is not in the trash, whoever may read it. */
export function findCounterpart(tx: Tx, type: ContentType, id: number): Promise<ContentRow | undefined> {
  return named(tx)
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
  const row = await named(tx)
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

/** Changes the rows with the ids, whatever their version. */
export async function updateRows(
  tx: Tx,
  { table }: ContentType,
  ids: readonly number[],
  values: Record<string, Value>,
): Promise<void> {
  await named(tx)
    .updateTable(table as 'content')
    .set(values)
    .where('id', 'in', ids)
    .execute();
}

/** A number that no pair of the table ever had. */
export async function nextPairId(tx: Tx, { table }: ContentType): Promise<number> {
  const { last } = await named(tx)
    .selectFrom(table as 'content')
    .select(({ fn }) => fn.max<number | null>('pair_id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Notes that an item's texts were changed: its counterpart is behind, the item itself is not. */
export async function noteNewTexts(tx: Tx, { table }: ContentType, id: number): Promise<void> {
  await named(tx)
    .updateTable(table as 'content')
    .set({ is_outdated: sql<number>`id <> ${id}` })
    .where('pair_id', '=', ({ selectFrom }) =>
      selectFrom(`${table} as own` as 'own')
        .select('own.pair_id')
        .where('own.id', '=', id),
    )
    .execute();
}

export async function insertRow(
  tx: Tx,
  { table, where }: ContentType,
  values: Record<string, Value>,
): Promise<number> {
  const { id } = await named(tx)
    .insertInto(table as 'content')
    .values({ ...values, ...where })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Changes an item that has the version that was read; a conflict where it has another one by now. */
export async function updateRow(
  tx: Tx,
  { table }: ContentType,
  { id, version }: Pick<ContentRow, 'id' | 'version'>,
  values: Record<string, Value>,
): Promise<void> {
  const { numUpdatedRows } = await named(tx)
    .updateTable(table as 'content')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  const kept = named(tx)
    .selectFrom(table as 'content')
    .select('id')
    .where('id', '=', id);
  const row = await kept.where('deleted_at', 'is', null).executeTakeFirst();
  throw new AppError(row ? 'conflict' : 'not_found');
}

/** Tables whose names are known at run time only; `contentType` has checked the names. */
type NamedTables = Record<'content' | 'counterpart' | 'own', Record<string, Value>> & {
  files: Selectable<MediaTables['files']>;
};

function named(db: Db): Kysely<NamedTables> {
  return db as unknown as Kysely<NamedTables>;
}

function columnsOf({ columns, files }: ContentType): string[] {
  return ['id', 'version', 'created_at', ...Object.values(columns), ...Object.values(files)];
}

const stateColumns = ['status', 'publish_at', 'updated_at', 'updated_by'];
const editorEmail = sql<string | null>`(select email from users where id = content.updated_by)`;

/** The rows that the reader may read and that have the values; what is undefined does not narrow. */
function narrowed(
  reader: Reader,
  { table }: ContentType,
  values: Readonly<Record<string, unknown>>,
  status?: AskedStatus,
) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .reduce(
      (narrower, [column, value]) => narrower.where(`content.${column}`, '=', value as Value),
      onlyVisible(
        named(reader.db).selectFrom(`${table} as content` as 'content'),
        reader,
        'content',
        status,
        table,
      ),
    );
}

/** The rows of a type's list in the order of the API. */
function filtered(reader: Reader, type: ContentType, filter: ContentFilter) {
  return inOrder(type, matching(reader, type, filter), 'desc');
}

function matching(reader: Reader, type: ContentType, filter: ContentFilter) {
  const { search, status = 'published' } = filter;
  const asked = Object.fromEntries(type.filters.map(name => [name, filter[name]]));
  return narrowed(reader, type, { ...type.where, ...asked }, status).$if(Boolean(search), select =>
    select.where(matchesWords('content.search_text', search ?? '')),
  );
}

/** The rows whose item has no counterpart in the language that the reader may read. */
function withoutCounterpart(
  { visibleTo, session }: Reader,
  { table }: ContentType,
  rows: ReturnType<typeof matching>,
  { lang, status = 'published' }: { lang: Language; status: AskedStatus | undefined },
) {
  return rows.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom(`${table} as counterpart` as 'counterpart')
          .select('counterpart.id')
          .whereRef('counterpart.pair_id', '=', 'content.pair_id')
          .where('counterpart.lang', '=', lang)
          .where(visibleTo(session, 'counterpart', status, table)),
      ),
    ),
  );
}

function inOrder(
  { newestBy }: ContentType,
  rows: ReturnType<typeof matching>,
  direction: ListSection['direction'],
) {
  return (newestBy ? rows.orderBy(`content.${newestBy}`, direction) : rows).orderBy('content.id', direction);
}

function withColumns(
  reader: Reader,
  query: ReturnType<typeof narrowed>,
  type: ContentType,
  columns: readonly string[],
) {
  const { imageColumn, virtualColumns } = type;
  const file = imageColumn ? sql.ref<string | null>(`content.${imageColumn}`) : sql<null>`null`;
  return query
    .leftJoin('files', join => join.on(sql<SqlBool>`files.name = ${file}`))
    .select(columns.map(column => `content.${column}` as const))
    .select(Object.entries(virtualColumns).map(([name, value]) => value.as(name)))
    .select(['files.width as picture_width', 'files.height as picture_height'])
    .$if(reader.session !== undefined, select =>
      select
        .select(stateColumns.map(column => `content.${column}` as const))
        .select(editorEmail.as('updated_by_email')),
    )
    .$if(type.hasLanguages, select => withCounterpart(reader, select, type))
    .$castTo<ContentRow>();
}

/** Adds the counterpart of each item, if the reader may read it. */
function withCounterpart<Row>(
  { visibleTo, session }: Reader,
  query: SelectQueryBuilder<NamedTables, 'content' | 'files', Row>,
  { table }: ContentType,
) {
  return query
    .leftJoin(`${table} as counterpart` as 'counterpart', join =>
      join
        .onRef('counterpart.pair_id', '=', 'content.pair_id')
        .onRef('counterpart.id', '<>', 'content.id')
        .on(visibleTo(session, 'counterpart', undefined, table)),
    )
    .select([
      'counterpart.id as counterpart_id',
      'counterpart.lang as counterpart_lang',
      'counterpart.title as counterpart_title',
    ])
    .$if(session !== undefined, select =>
      select.select([
        'content.is_outdated',
        'counterpart.status as counterpart_status',
        'counterpart.publish_at as counterpart_publish_at',
        'counterpart.is_outdated as counterpart_is_outdated',
      ]),
    );
}
