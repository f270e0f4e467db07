import { type DialectAdapter, type Kysely, type RawBuilder, sql } from 'kysely';
import type { FullText } from './full-text.ts';
import type { Locks } from './locks.ts';

// biome-ignore lint/suspicious/noExplicitAny: whoever asks about a schema need not know its tables.
export type AnyDb = Kysely<any>;

/** A database that is open, whichever engine it is of. */
export type Engine<Tables> = {
  db: Kysely<Tables>;
  locks: Locks;
  /**
   * The server's time in milliseconds since 1970, as an expression; undefined of an embedded database, which one
   * instance has for itself.
   */
  serverTime: (() => RawBuilder<number>) | undefined;
  close(): Promise<void>;
};

/** The action of a foreign key in SQL's words. */
type Action = 'NO ACTION' | 'RESTRICT' | 'CASCADE' | 'SET NULL' | 'SET DEFAULT';

/** A column that refers to the key of another table, `parent`. */
export type ForeignKey = {
  table: string;
  column: string;
  parent: string;
  onDelete: Action;
  onUpdate: Action;
};

export type Column = { table: string; column: string };

/** The last number that was given to a row of a table, even if it is deleted. */
export type LastId = { table: string; last: number };

/** The statements that read an engine's catalogue. */
type Catalogue = {
  /** As `ForeignKey`. */
  foreignKeys: string;
  /** The columns of all primary keys, in their order, as `Column`. */
  primaryKeys: string;
  /** Of all tables with numbered rows that ever had one, as `LastId`. */
  lastIds: string;
};

/** What each engine does in its own way. */
export type Specifics = {
  /** In the names of migrations that have another body for this engine: `NAME.postgres.ts`. */
  migrationSuffix: string | undefined;
  catalogue: Catalogue;
  fullText: FullText;
  setLastIds(db: AnyDb, ids: readonly LastId[]): Promise<void>;
  /** Copies the database to a file; undefined where that is not how it is backed up. */
  copyTo: ((db: AnyDb, file: string) => Promise<void>) | undefined;
  /**
   * Leaves nothing of what was deleted from the tables in the files of the database. Returns false where somebody still reads an
   * earlier state.
   */
  wipe(db: AnyDb, tables: readonly string[]): Promise<boolean>;
  /** Makes the functions and triggers that are no part of the migrations' history. */
  complete(db: AnyDb): Promise<void>;
};

/** Adapters carry the specifics, so that they are at hand within transactions too. */
type SpecificAdapter = DialectAdapter & { specifics: Specifics };

export function specificsOf(db: AnyDb): Specifics {
  return (db.getExecutor().adapter as SpecificAdapter).specifics;
}

export const listForeignKeys = (db: AnyDb) => readCatalogue<ForeignKey>(db, 'foreignKeys');
export const listPrimaryKeys = (db: AnyDb) => readCatalogue<Column>(db, 'primaryKeys');
export const listLastIds = (db: AnyDb) => readCatalogue<LastId>(db, 'lastIds');

async function readCatalogue<Row>(db: AnyDb, name: keyof Catalogue): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(specificsOf(db).catalogue[name]).execute(db);
  return rows;
}

/** Whether a table with numbered rows ever had one, even if all were deleted. */
export async function hasEverHad(db: AnyDb, table: string): Promise<boolean> {
  return (await listLastIds(db)).some(id => id.table === table);
}
