import { type Selectable, sql } from 'kysely';
import {
  presentFile,
  presentFocus,
  presentImage,
  type StoredPicture,
} from '#features/media/server/presenters.ts';
import { AppError } from '#shared/api/errors.ts';
import { areInOrder } from '#shared/dates.ts';
import type { Moment } from '#shared/instants.ts';
import { defaultLanguage } from '#shared/language.ts';
import {
  type ColumnsOf,
  columnName,
  type Field,
  type Fields,
  isFile,
  orderProblem,
  responseName,
} from '../../fields.ts';
import type { ContentTable, ContentTables } from '../tables.ts';
import type { ContentRow, ContentType } from './content-type.ts';

/** A row as it is read, with what its picture needs to be shown if the type has one. */
type RowOf<Table extends ContentTable> = Selectable<ContentTables[Table]> & StoredPicture;

type Definition<Table extends ContentTable, F extends Fields> = Pick<
  ContentType<keyof ContentTables[Table] & string>,
  | 'name'
  | 'where'
  | 'newestBy'
  | 'arrangedBy'
  | 'relatedBy'
  | 'upcoming'
  | 'sections'
  | 'narrowings'
  | 'furtherTexts'
  | 'addressed'
  | 'picturesReferredTo'
  | 'followFiles'
  | 'restoreFiles'
  | 'presentVersion'
  | 'settle'
> &
  Partial<Pick<ContentType, 'virtualColumns'>> & {
    table: Table;
    /** The type's table must have a column for each field. */
    fields: F & (Selectable<ContentTables[Table]> extends ColumnsOf<F> ? unknown : never);
    /** Response values that are not fields. */
    computed?: (row: RowOf<Table>, moment: Moment) => Record<string, unknown>;
  };

const textKinds: readonly Field['kind'][] = ['line', 'text', 'html'];

/** What a type says of itself, and what follows from its fields. */
export function contentType<const Table extends ContentTable, F extends Fields>(
  definition: Definition<Table, F>,
): ContentType {
  const { fields, computed, ...type } = definition;
  const entries = Object.entries<Field>(fields);
  const columnsOf = (chosen: [string, Field][]) =>
    Object.fromEntries(chosen.map(([name, field]) => [name, columnName(name, field)]));
  const where = (is: (field: Field) => unknown) => entries.filter(([, field]) => is(field));
  const ofKind = (kind: Field['kind']) => where(field => field.kind === kind);
  const presenters = entries.flatMap(([name, field]) => presenterOf(name, field) ?? []);
  const pdfSizes = ofKind('pdf').map(([name, field]) => [
    `${name}_size`,
    sql`(select size from files where name = ${sql.ref(`content.${columnName(name, field)}`)})`,
  ]);
  return {
    ...(type as Pick<ContentType, 'name' | 'table'>),
    fields,
    columns: columnsOf(where(field => !isFile(field))),
    html: ofKind('html').map(([name]) => name),
    instants: Object.values(columnsOf(ofKind('instant'))),
    detailOnly: Object.values(columnsOf(where(field => field.detailOnly))),
    files: columnsOf(where(isFile)),
    imageColumn: Object.values(columnsOf(ofKind('image')))[0],
    focusColumn: Object.values(columnsOf(ofKind('focus')))[0],
    searchable: Object.values(columnsOf(where(field => field.searchable))),
    indexed: entries.flatMap(([name, { indexed: part, ...field }]) =>
      part
        ? {
            column: columnName(name, field),
            part,
            isHtml: field.kind === 'html',
            language: field.language ?? defaultLanguage,
          }
        : [],
    ),
    dateColumn: Object.values(columnsOf(where(field => field.isDate)))[0],
    eventColumn: Object.values(columnsOf(ofKind('event')))[0],
    slugColumn: Object.values(columnsOf(ofKind('slug')))[0],
    hasLanguages: 'lang' in fields,
    shared: Object.values(columnsOf(where(field => field.shared))),
    texts: Object.values(columnsOf(where(({ kind, shared }) => textKinds.includes(kind) && !shared))),
    sharedDefaults: Object.fromEntries(
      where(field => field.shared && field.default !== undefined).map(([name, field]) => [
        columnName(name, field),
        typeof field.default === 'boolean' ? Number(field.default) : (field.default ?? null),
      ]),
    ),
    filters: columnsOf(where(field => field.filterable || field.kind === 'language')),
    virtualColumns: { ...Object.fromEntries(pdfSizes), ...definition.virtualColumns },
    validate: row => assertInOrder(fields, row),
    present: (row, moment) =>
      Object.assign(
        { ...row },
        ...presenters.map(present => present(row)),
        computed?.(row as unknown as RowOf<Table>, moment),
      ),
  };
}

/** What makes a field's part of a response; undefined where the row has it already. */
function presenterOf(name: string, field: Field): ((row: ContentRow) => Record<string, unknown>) | undefined {
  const column = columnName(name, field);
  const response = responseName(name, field);
  const textOf = (row: ContentRow) => row[column] as string | null;
  if (field.kind === 'boolean') return row => ({ [response]: Boolean(row[column]) });
  if (field.kind === 'flag') return row => ({ [response]: row[column] ? 'true' : 'false' });
  if (field.kind === 'focus') return row => ({ [response]: presentFocus(textOf(row)) });
  if (field.kind === 'image')
    return row => ({
      [response]: presentFile(textOf(row)),
      [`${name}_details`]: presentImage(textOf(row), row),
    });
  if (isFile(field)) return row => ({ [response]: presentFile(textOf(row)) });
  return response === column ? undefined : row => ({ [response]: row[column] });
}

function assertInOrder(fields: Fields, row: ContentRow): void {
  const storedIn = (name: string) =>
    (row[columnName(name, fields[name] as Field)] as string | null) ?? undefined;
  for (const [name, field] of Object.entries(fields)) {
    const { notBefore } = field;
    if (notBefore !== undefined && !areInOrder(storedIn(notBefore), storedIn(name)))
      throw new AppError('validation', { fields: { [name]: { key: orderProblem(field) } } });
  }
}
