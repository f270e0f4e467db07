import type { RawBuilder, Selectable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { Day } from '#shared/dates.ts';

export type ContentTable = 'news' | 'events' | 'education' | 'publications' | 'albums';

type PictureSize = { picture_width: number | null; picture_height: number | null };

/** A row as it is read: with the size of its picture, where the type has one. */
type RowOf<Table extends ContentTable> = Selectable<Schema[Table]> & PictureSize;

type Files = Readonly<Record<string, string>>;
export type Value = string | number | null;
/** A row of any type, for the code that all types share. */
export type ContentRow = Record<string, Value> & PictureSize & { id: number; version: number };

/**
 * What tells one type of content from another on the server. Lists, pages, single items, creation, partial
 * updates and removal are written once (queries.ts, actions.ts, routes.ts) and told this.
 */
export type ContentType<Row = ContentRow, Column extends string = string> = {
  table: ContentTable;
  /** What every row of the type has, where several types share a table. */
  where?: Readonly<Partial<Record<Column, Value>>>;
  /** The form's fields and the columns where they are stored. */
  columns: Readonly<Record<string, Column>>;
  /** The form's fields that hold HTML. */
  html: readonly string[];
  /** Columns that the pages of a list leave out. */
  detailOnly?: readonly Column[];
  /** The form's files and the columns that refer to them. */
  files: Readonly<Record<string, Column>>;
  /** The column of the image whose size is answered. */
  imageColumn?: Column;
  /** The columns that the search looks through. */
  searchable: readonly Column[];
  /** The column by which the newest comes first, before the id. */
  orderBy?: Column;
  /** The columns that a list's query can ask for by the same name. */
  filters: readonly Column[];
  /** Columns that are worked out when read; the row is called `content` there. */
  virtualColumns?: Readonly<Record<string, RawBuilder<Value>>>;
  /** Refuses a row whose values are impossible together. */
  validate?: (row: Row) => void;
  /** Stored files that an update refers to in place of sending them, by the form's names for them. */
  filesReferredTo?: (tx: Tx, id: number, form: Readonly<Record<string, unknown>>) => Promise<Files>;
  /** Files that go with an item beside its own. */
  ownedFiles?: (tx: Tx, id: number) => Promise<string[]>;
  /**
   * Makes the response of a row; what the contract does not name is dropped. On pages the row has no
   * `detailOnly` columns, which the contract does not ask for there.
   */
  present: (row: Row, today: Day) => Record<string, unknown>;
};

/** Defines a type of content; its table and columns are checked here. */
export function contentType<const Table extends ContentTable>(
  type: ContentType<RowOf<Table>, keyof Schema[Table] & string> & { table: Table },
): ContentType {
  return type as unknown as ContentType;
}
