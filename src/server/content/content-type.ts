import type { RawBuilder, Selectable } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { Schema, Tx } from '../db/schema.ts';

export type ContentTable = 'news' | 'events' | 'education' | 'publications' | 'albums';

type PictureSize = { picture_width: number | null; picture_height: number | null };

/** A row as it is read: with the size of its picture, where the type has one. */
type RowOf<Table extends ContentTable> = Selectable<Schema[Table]> & PictureSize;

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
  only?: Readonly<Partial<Record<Column, Value>>>;
  /** The form's fields and the columns where they are stored. */
  columns: Readonly<Record<string, Column>>;
  /** The form's fields that hold HTML. */
  html: readonly string[];
  /** Columns that the pages of a list leave out. */
  long?: readonly Column[];
  /** The form's files and the columns that refer to them. */
  files: Readonly<Record<string, Column>>;
  /** The column of the image whose size is answered. */
  picture?: Column;
  /** The columns that the search looks through. */
  found: readonly Column[];
  /** The column by which the newest comes first, before the id. */
  order?: Column;
  /** The columns that a list's query can ask for by the same name. */
  filters: readonly Column[];
  /** Columns that are worked out when read; the row is called `content` there. */
  computed?: Readonly<Record<string, RawBuilder<Value>>>;
  /** Refuses a row whose values are impossible together. */
  check?: (row: Row) => void;
  /** Files that go with an item beside its own. */
  filesWithin?: (tx: Tx, id: number) => Promise<string[]>;
  /**
   * The answer for a row; what the contract does not name stays behind. On pages the row has no `long` columns,
   * which the contract does not ask for there.
   */
  answer: (row: Row, today: Day) => Record<string, unknown>;
};

/** Defines a type of content; its table and columns are checked here. */
export function contentType<const Table extends ContentTable>(
  type: ContentType<RowOf<Table>, keyof Schema[Table] & string> & { table: Table },
): ContentType {
  return type as unknown as ContentType;
}
