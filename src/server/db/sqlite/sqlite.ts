import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LimitNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { alphabetical } from '#shared/text/alphabet.ts';
import { searchText } from '#shared/text/search.ts';
import type { ForeignKey } from '../engine.ts';
import { fixedLimitOf } from '../fixed-limit.ts';
import { effectsOf, type Relations } from '../tracking/statement-tables.ts';
import { TableTracker } from '../tracking/table-tracker.ts';
import { trackedDialect } from '../tracking/tracked-dialect.ts';
import { sqliteSpecifics } from './sqlite-specifics.ts';

/** More than the site has; only lists of ids produce an unlimited number of statements. */
const maxPrepared = 500;

/**
 * Opens an SQLite database with a write-ahead log, a sync at each commit, and foreign keys. `:memory:` is for
 * tests. `tracker` is told which tables are read and changed.
 */
export function openSqlite<Schema>(file: string, tracker = new TableTracker()): Kysely<Schema> {
  return toKysely(new DatabaseSync(file), tracker);
}

/** Configures an open database like `openSqlite`. */
export function toKysely<Schema>(database: DatabaseSync, tracker: TableTracker): Kysely<Schema> {
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;',
  );
  // Used in `order by`; numbers are returned unchanged.
  database.function('alphabetical', { deterministic: true }, value =>
    typeof value === 'string' ? alphabetical(value) : value,
  );
  // For what has no column of its search text.
  database.function('search_text', { deterministic: true }, value => searchText(String(value)));
  database.function('json_number', { deterministic: true }, (text, key) =>
    numberIn(String(text), String(key)),
  );
  const dialect = new Dialect({ database: withPrepared(database) }, () => database.isTransaction);
  const version = database.prepare('PRAGMA data_version');
  tracker.trackExternalChanges(() => {
    try {
      return Number(version.get()?.data_version);
    } catch {
      // If the version cannot be read, the data may have changed, so everything cached is dropped.
      return Number.NaN;
    }
  });
  return new Kysely<Schema>({ dialect: trackedDialect(dialect, tracker, readRelations) });
}

/** The number under a key of a JSON object. */
function numberIn(text: string, key: string): number | null {
  const value = JSON.parse(text)[key];
  return typeof value === 'number' ? value : null;
}

type Prepared = { statement: StatementSync; isReader: boolean };

function withPrepared(database: DatabaseSync): SqliteDatabase {
  const known = new LRUCache<string, Prepared>({ max: maxPrepared });
  const prepare = (sql: string): Prepared => {
    const before = known.get(sql);
    if (before) return before;
    const statement = database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    // The last row that a full-text index wrote may have a number beyond JavaScript's.
    if (!prepared.isReader) statement.setReadBigInts(true);
    known.set(sql, prepared);
    return prepared;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const { statement, isReader } = prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: isReader,
        all: parameters => statement.all(...values(parameters)),
        run: parameters => statement.run(...values(parameters)),
        iterate: parameters => statement.iterate(...values(parameters)),
      };
    },
  };
}

async function readRelations(connection: DatabaseConnection): Promise<Relations> {
  type Entry = { type: string; name: string; tbl_name: string; sql: string };
  const { rows: entries } = await connection.executeQuery<Entry>(
    CompiledQuery.raw('select type, name, tbl_name, sql from sqlite_schema'),
  );
  const { rows: keys } = await connection.executeQuery<ForeignKey>(
    CompiledQuery.raw(sqliteSpecifics.catalogue.foreignKeys),
  );
  const ofType = (type: string) => entries.filter(entry => entry.type === type);
  return {
    tables: ofType('table').map(({ name }) => name),
    views: new Map(ofType('view').map(({ name, sql }) => [name, sql])),
    effects: [
      ...effectsOf(keys),
      ...ofType('trigger').map(({ tbl_name, sql }) => ({ table: tbl_name, text: sql })),
    ],
  };
}

/** SQLite's schema changes are transactional, so a failed migration leaves nothing. */
class Adapter extends SqliteAdapter {
  readonly specifics = sqliteSpecifics;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  readonly #isTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isTransaction: () => boolean) {
    super(config);
    this.#isTransaction = isTransaction;
  }

  /**
   * On a full disk SQLite has already rolled back; a second rollback would hide the cause
   * (sqlite.org/lang_transaction.html).
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isTransaction()) await super.rollbackTransaction(connection);
  }
}

class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const limit = fixedLimitOf(node);
    if (limit === undefined) super.visitLimit(node);
    else this.append(limit);
  }
}

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #isTransaction: () => boolean;

  constructor(config: SqliteDialectConfig, isTransaction: () => boolean) {
    super(config);
    this.#config = config;
    this.#isTransaction = isTransaction;
  }

  override createAdapter(): Adapter {
    return new Adapter();
  }

  override createDriver(): Driver {
    return new Driver(this.#config, this.#isTransaction);
  }

  override createQueryCompiler(): QueryCompiler {
    return new QueryCompiler();
  }
}
