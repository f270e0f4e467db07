import { type RawBuilder, type Selectable, sql } from 'kysely';
import { presentFile, presentImage } from '#features/media/server/presenters.ts';
import type { Tx } from '#server/db/schema.ts';
import { areInOrder, type Day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type ColumnsOf, columnName, type Field, type Fields, isFile, responseName } from '../fields.ts';
import type { ContentTable, ContentTables } from './tables.ts';

type PictureSize = { picture_width: number | null; picture_height: number | null };

/** A row as it is read: with the size of its picture, where the type has one. */
type RowOf<Table extends ContentTable> = Selectable<ContentTables[Table]> & PictureSize;

type Files = Readonly<Record<string, string>>;
export type Value = string | number | null;
/** A row of any type, for the code that all types share. */
export type ContentRow = Record<string, Value> & PictureSize & { id: number; version: number };

/**
 * What tells one type of content from another on the server. Lists, pages, single items, creation, partial
 * updates and removal are written once (queries.ts, actions.ts, routes.ts) and told this.
 */
export type ContentType<Column extends string = string> = {
  table: ContentTable;
  fields: Fields;
  /** What every row of the type has, where several types share a table. */
  where?: Readonly<Partial<Record<Column, Value>>>;
  /** The form's fields and the columns where they are stored. */
  columns: Readonly<Record<string, string>>;
  /** The form's fields that hold HTML. */
  html: readonly string[];
  /** Columns that the pages of a list leave out. */
  detailOnly: readonly string[];
  /** The form's files and the columns that refer to them. */
  files: Readonly<Record<string, string>>;
  /** The column of the image whose size is answered. */
  imageColumn: string | undefined;
  /** The columns that the search looks through. */
  searchable: readonly string[];
  /** The column by which the newest comes first, before the id. */
  orderBy?: Column;
  /** The columns that a list's query can ask for by the same name. */
  filters: readonly string[];
  /** Columns that are worked out when read; the row is called `content` there. */
  virtualColumns: Readonly<Record<string, RawBuilder<Value>>>;
  /** Refuses a row whose values are impossible together. */
  validate: (row: ContentRow) => void;
  /** Stored files that an update refers to in place of sending them, by the form's names for them. */
  filesReferredTo?: (tx: Tx, id: number, form: Readonly<Record<string, unknown>>) => Promise<Files>;
  /** Files that go with an item beside its own. */
  ownedFiles?: (tx: Tx, id: number) => Promise<string[]>;
  /**
   * Makes the response of a row; what the contract does not name is dropped. On pages the row has no
   * `detailOnly` columns, which the contract does not ask for there.
   */
  present: (row: ContentRow, today: Day) => Record<string, unknown>;
};

type Definition<Table extends ContentTable, F extends Fields> = Pick<
  ContentType<keyof ContentTables[Table] & string>,
  'where' | 'orderBy' | 'filesReferredTo' | 'ownedFiles'
> &
  Partial<Pick<ContentType, 'virtualColumns'>> & {
    table: Table;
    /** The table has to have their columns. */
    fields: F & (Selectable<ContentTables[Table]> extends ColumnsOf<F> ? unknown : never);
    /** What a response has beside the fields. */
    computed?: (row: RowOf<Table>, today: Day) => Record<string, unknown>;
  };

/** Defines a type of content by its fields. */
export function contentType<const Table extends ContentTable, F extends Fields>(
  definition: Definition<Table, F>,
): ContentType {
  const { fields, computed, ...type } = definition;
  const entries = Object.entries<Field>(fields);
  const columnsOf = (chosen: [string, Field][]) =>
    Object.fromEntries(chosen.map(([name, field]) => [name, columnName(name, field)]));
  const where = (is: (field: Field) => unknown) => entries.filter(([, field]) => is(field));
  const ofKind = (kind: Field['kind']) => where(field => field.kind === kind);
  const pdfSizes = ofKind('pdf').map(([name, field]) => [
    `${name}_size`,
    sql`(select size from files where name = ${sql.ref(`content.${columnName(name, field)}`)})`,
  ]);
  return {
    ...(type as Pick<ContentType, 'table'>),
    fields,
    columns: columnsOf(where(field => !isFile(field))),
    html: ofKind('html').map(([name]) => name),
    detailOnly: Object.values(columnsOf(where(field => field.detailOnly))),
    files: columnsOf(where(isFile)),
    imageColumn: Object.values(columnsOf(ofKind('image')))[0],
    searchable: Object.values(columnsOf(where(field => field.searchable))),
    filters: where(field => field.filterable || field.kind === 'language').map(([name]) => name),
    virtualColumns: { ...Object.fromEntries(pdfSizes), ...definition.virtualColumns },
    validate: row => assertDaysInOrder(fields, row),
    present: (row, today) => ({
      ...row,
      ...Object.fromEntries(entries.flatMap(([name, field]) => presentField(name, field, row))),
      ...computed?.(row as unknown as RowOf<Table>, today),
    }),
  };
}

function presentField(name: string, field: Field, row: ContentRow): [string, unknown][] {
  const value = row[columnName(name, field)] as string | null;
  const response = responseName(name, field);
  if (field.kind === 'flag') return [[response, value ? 'true' : 'false']];
  if (!isFile(field)) return [[response, value]];
  const file: [string, unknown] = [response, presentFile(value)];
  return field.kind === 'image' ? [file, [`${name}_details`, presentImage(value, row)]] : [file];
}

function assertDaysInOrder(fields: Fields, row: ContentRow): void {
  const dayOf = (name: string) => row[columnName(name, fields[name] as Field)] as Day;
  for (const [name, { notBefore }] of Object.entries(fields)) {
    if (notBefore !== undefined && !areInOrder(dayOf(notBefore), dayOf(name)))
      throw new AppError('validation', { fields: { [name]: { key: 'dayOrder' } } });
  }
}
