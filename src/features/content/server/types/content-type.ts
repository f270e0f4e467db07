import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { StoredPicture } from '#features/media/server/presenters.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Day } from '#shared/dates.ts';
import type { Moment } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import type { Fields } from '../../fields.ts';
import type { StoredStatus } from '../../states.ts';
import type { Authorship } from '../authorship.ts';
import type { ContentTable } from '../tables.ts';

export type Value = string | number | null;
/** A row of any type, for the code that all types share. */
export type ContentRow = Record<string, Value> &
  StoredPicture & { id: number; version: number } & Partial<StateRow & CounterpartRow>;
/** What of a row only accounts are answered. */
type StateRow = {
  status: StoredStatus;
  publish_at: string | null;
  updated_at: string;
  updated_by: number | null;
  updated_by_email: string | null;
  is_outdated: number;
  outdated_since: number | null;
};
/** The counterpart of an item, if the reader may read it. */
type CounterpartRow = {
  pair_id: number | null;
  counterpart_id: number | null;
  counterpart_lang: Language | null;
  counterpart_title: string | null;
  counterpart_slug: string | null;
  counterpart_status: StoredStatus;
  counterpart_publish_at: string | null;
  counterpart_is_outdated: number;
};

/** A column that the site's search looks through. */
export type IndexedColumn = {
  column: string;
  part: 'title' | 'text';
  isHtml: boolean;
  /** The language of its text, where the type's items have none. */
  language: Language;
};

/** A part of a type's list: its condition on the rows of `content`, and which way the type's order goes in it. */
export type ListSection = { condition?: Expression<SqlBool>; direction: 'asc' | 'desc' };

/** The condition on the rows of `content` that a value of a query parameter asks for. */
type Narrowing = (value: never, today: Day) => Expression<SqlBool>;

/**
 * What distinguishes a content type on the server. The queries, actions and routes that all types share get
 * it as a parameter.
 */
export type ContentType<Column extends string = string> = {
  /** What the calls of all types name it by. */
  name: string;
  table: ContentTable;
  fields: Fields;
  /** The values of every row of the type, if several types share a table. */
  where?: Readonly<Partial<Record<Column, Value>>>;
  /** The columns of the form's fields, by the names in the form. */
  columns: Readonly<Record<string, string>>;
  html: readonly string[];
  /** The columns of instants. */
  instants: readonly string[];
  /** Columns that lists leave out. */
  detailOnly: readonly string[];
  /** The columns of the form's files, by the names in the form. */
  files: Readonly<Record<string, string>>;
  /** The image column whose width and height are part of the response. */
  imageColumn: string | undefined;
  /** The column of what must stay visible of that image. */
  focusColumn: string | undefined;
  searchable: readonly string[];
  indexed: readonly IndexedColumn[];
  /** Further texts that it looks through, of what is read with an item. */
  furtherTexts?: (row: ContentRow) => readonly string[];
  /** The column of the day or year that dates an item, if there is one. */
  dateColumn: string | undefined;
  /** The column of the event that an item is about, if the type says it. */
  eventColumn: string | undefined;
  /** The column by which the pages of its items are addressed, if that is not their id. */
  slugColumn: string | undefined;
  /** Whether its items have a language, and so may have a counterpart in the other one. */
  hasLanguages: boolean;
  /** The columns of what both items of a pair share, and of the texts that each has for itself. */
  shared: readonly string[];
  texts: readonly string[];
  /** What the shared columns hold where neither a form nor a counterpart says it. */
  sharedDefaults: Readonly<Record<string, Value>>;
  /** Lists begin with the largest value, then with the last id. Without it the id decides. */
  newestBy?: Column;
  /** What the site's list begins with the largest value of, if that is not `newestBy`. */
  arrangedBy?: Column;
  /** What related items have in common with an item. */
  relatedBy?: Column;
  /** The column of an item's last day, and the condition on items to come: one that is over leads to the first of them. */
  upcoming?: { endsBy: Column; condition: (today: Day) => Expression<SqlBool> };
  /** The parts of the site's list, in their order. By default it is one part, newest first. */
  sections?: (today: Day) => readonly ListSection[];
  /** The columns that lists can be filtered by, by their query parameters. */
  filters: Readonly<Record<string, string>>;
  /** What else lists can be narrowed by, by the query parameter. */
  narrowings?: Readonly<Record<string, Narrowing>>;
  /** Expressions that are computed when a row is read; the table's alias in them is `content`. */
  virtualColumns: Readonly<Record<string, RawBuilder<Value>>>;
  /** Throws `validation` if a row's values contradict each other. */
  validate: (row: ContentRow) => void;
  /** The columns of an item's address, which no other item may have; of one that was stored before, its former one is kept. */
  addressed?: (
    tx: Tx,
    row: { former: ContentRow | undefined; values: Readonly<Record<string, Value>> },
  ) => Promise<Record<string, Value>>;
  /** Stored pictures that an update refers to by an id instead of sending them, by the columns of what they set. */
  picturesReferredTo?: (
    tx: Tx,
    id: number,
    form: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<string, Value>>>;
  /** Lets what follows from another file of an item follow; `item` is the row as it is now. */
  followFiles?: (tx: Tx, type: ContentType, item: ContentRow, authorship: Authorship) => Promise<void>;
  /** The files that an item gets with an earlier version, by their columns, where they are not simply those of it. */
  restoreFiles?: (
    tx: Tx,
    type: ContentType,
    rows: { item: ContentRow; version: ContentRow },
    authorship: Authorship,
  ) => Promise<Record<string, Value>>;
  /** What of an earlier version of an item is not in the columns of its row. */
  presentVersion?: (db: Db, type: ContentType, row: ContentRow) => Promise<Partial<ContentRow>>;
  /** Moves what belongs to a pair, after it was made or undone or one of the items came or went. */
  settle?: (tx: Tx, ids: readonly number[]) => Promise<void>;
  /**
   * Turns a row into a response. Keys that the contract does not name are dropped. In lists the row lacks the
   * `detailOnly` columns.
   */
  present: (row: ContentRow, moment: Moment) => Record<string, unknown>;
};
