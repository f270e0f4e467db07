import {
  type Expression,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { MediaTables } from '#features/media/server/tables.ts';
import type { PagedList } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import { type Language, languages } from '#shared/language.ts';
import type { ContentTable } from '../tables.ts';
import type { ContentRow, ContentType, ListSection, Value } from '../types/content-type.ts';
import { type AskedStatus, onlyVisible, type Reader } from '../visibility/visibility.ts';

export type ContentFilter = {
  lang?: Language | undefined;
  search?: string | undefined;
  /** Of accounts; without one, as for the public, what is public. */
  status?: AskedStatus | undefined;
  /** Whether the search looks through whole texts. */
  texts?: 'true' | undefined;
  /** Further conditions on the rows of `content`. */
  conditions?: readonly Expression<SqlBool>[];
} & Record<string, unknown>;

/** Tables whose names are known at run time only; `contentType` has checked the names. */
type NamedTables = Record<'content' | 'counterpart' | 'own', Record<string, Value>> & {
  files: Selectable<MediaTables['files']>;
};

export function namedTables(db: Db): Kysely<NamedTables> {
  return db as unknown as Kysely<NamedTables>;
}

export function columnsOf({ columns, files }: ContentType): string[] {
  return ['id', 'version', 'created_at', ...Object.values(columns), ...Object.values(files)];
}

export const stateColumns = ['status', 'publish_at', 'updated_at', 'updated_by'];
const editorEmail = sql<string | null>`(select email from users where id = content.updated_by)`;

/** The rows that the reader may read and that have the values; what is undefined does not narrow. */
export function visibleRows(
  reader: Reader,
  { table }: ContentType,
  values: Readonly<Record<string, unknown>>,
  status?: AskedStatus,
) {
  return onlyVisible(rowsWith(reader.db, table, values), reader, 'content', status, table);
}

/** The rows that have the values, whoever may read them; what is undefined does not narrow. */
export function rowsWith(db: Db, table: ContentTable, values: Readonly<Record<string, unknown>>) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .reduce(
      (narrower, [column, value]) => narrower.where(`content.${column}`, '=', value as Value),
      namedTables(db).selectFrom(`${table} as content` as 'content'),
    );
}

export function searchedColumn({ texts }: Pick<ContentFilter, 'texts'>): 'search_text' | 'full_text' {
  return texts ? 'full_text' : 'search_text';
}

/** The rows that the reader may read, that have the filter's values and all words of its search. */
export function matchingRows(reader: Reader, type: ContentType, filter: ContentFilter) {
  const { search, status = 'published', conditions = [] } = filter;
  const asked = Object.fromEntries(
    Object.entries(type.filters).map(([name, column]) => [column, filter[name]]),
  );
  const rows = visibleRows(reader, type, { ...type.where, ...asked }, status).$if(Boolean(search), select =>
    select.where(matchesWords(`content.${searchedColumn(filter)}`, search ?? '')),
  );
  return conditions.reduce((narrower, condition) => narrower.where(condition), rows);
}

/** The rows whose item has no counterpart in the language that the reader may read. */
function withoutCounterpart(
  { visibleTo, session }: Reader,
  { table }: ContentType,
  rows: ReturnType<typeof matchingRows>,
  { lang, status = 'published' }: Pick<ContentFilter, 'status'> & { lang: Language },
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

/** The rows of a language, then those of items that exist in the other one only; all of a type without languages. */
export function* rowsByLanguage(
  reader: Reader,
  type: ContentType,
  filter: ContentFilter & { lang: Language },
): Generator<ReturnType<typeof matchingRows>> {
  const { lang, status } = filter;
  const rowsIn = (language: Language) => matchingRows(reader, type, { ...filter, lang: language });
  yield rowsIn(lang);
  if (!type.hasLanguages) return;
  for (const other of languages) {
    if (other !== lang) yield withoutCounterpart(reader, type, rowsIn(other), { lang, status });
  }
}

export function inOrder(
  { newestBy }: Pick<ContentType, 'newestBy'>,
  rows: ReturnType<typeof matchingRows>,
  direction: ListSection['direction'],
) {
  return (newestBy ? rows.orderBy(`content.${newestBy}`, direction) : rows).orderBy('content.id', direction);
}

/** Adds what each item's picture needs to be shown, if the type has one. */
export function withPicture(
  query: ReturnType<typeof visibleRows>,
  { imageColumn, focusColumn }: ContentType,
) {
  const stored = (column: string | undefined) =>
    column ? sql.ref<string | null>(`content.${column}`) : sql<null>`null`;
  return query
    .leftJoin('files', join => join.on(sql<SqlBool>`files.name = ${stored(imageColumn)}`))
    .select(['files.width as picture_width', 'files.height as picture_height'])
    .select(stored(focusColumn).as('picture_focus'));
}

export function withColumns(
  reader: Reader,
  query: ReturnType<typeof visibleRows>,
  type: ContentType,
  columns: readonly string[],
) {
  return withPicture(query, type)
    .select(columns.map(column => `content.${column}` as const))
    .select(Object.entries(type.virtualColumns).map(([name, value]) => value.as(name)))
    .$if(reader.session !== undefined, select =>
      select
        .select(stateColumns.map(column => `content.${column}` as const))
        .select(editorEmail.as('updated_by_email')),
    )
    .$if(type.hasLanguages, select => withCounterpart(reader, select, type))
    .$castTo<ContentRow>();
}

/** The rows as a page of them is read: with what a list shows of each. */
export function pagedRows(
  reader: Reader,
  type: ContentType,
  rows: ReturnType<typeof matchingRows>,
): PagedList<NamedTables, 'content', ContentRow> {
  const columns = columnsOf(type).filter(column => !type.detailOnly.includes(column));
  return { query: withColumns(reader, rows, type, columns), matching: rows, table: 'content' };
}

/** Adds the counterpart of each item, if the reader may read it. */
function withCounterpart<Row>(
  { visibleTo, session }: Reader,
  query: SelectQueryBuilder<NamedTables, 'content' | 'files', Row>,
  { table, slugColumn }: ContentType,
) {
  return query
    .leftJoin(`${table} as counterpart` as 'counterpart', join =>
      join
        .onRef('counterpart.pair_id', '=', 'content.pair_id')
        .onRef('counterpart.id', '<>', 'content.id')
        .on(visibleTo(session, 'counterpart', undefined, table)),
    )
    .select([
      'content.pair_id',
      'counterpart.id as counterpart_id',
      'counterpart.lang as counterpart_lang',
      'counterpart.title as counterpart_title',
      ...(slugColumn ? [`counterpart.${slugColumn} as counterpart_slug` as const] : []),
    ])
    .$if(session !== undefined, select =>
      select.select([
        'content.is_outdated',
        'content.outdated_since',
        'counterpart.status as counterpart_status',
        'counterpart.publish_at as counterpart_publish_at',
        'counterpart.is_outdated as counterpart_is_outdated',
      ]),
    );
}
