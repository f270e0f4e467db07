import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { alphabetical } from '#shared/alphabet.ts';
import { TableTracker } from './table-tracker.ts';

/** More than the site has: only lists of ids make statements without end. */
const mostPrepared = 500;

/**
 * Opens an embedded database: write-ahead log, every commit synced to the disk, foreign keys kept. `:memory:`
 * is for tests. `tracker` is told which tables are read and changed.
 */
export function openSqlite<Schema>(file: string, tracker = new TableTracker()): Kysely<Schema> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  // For `order by`: numbers stay as they are.
  database.function('alphabetical', { deterministic: true }, value =>
    typeof value === 'string' ? alphabetical(value) : value,
  );
  const config = { database: watched(database, tracker) };
  return new Kysely<Schema>({ dialect: new Dialect(config, () => database.isTransaction) });
}

type Prepared = { statement: StatementSync; isReader: boolean; reads: Set<string>; changes: Set<string> };

/** Keeps statements prepared, and tells what each uses once it is done, what it changes when that is committed. */
function watched(database: DatabaseSync, tracker: TableTracker): SqliteDatabase {
  const prepare = createPreparation(database);
  const version = database.prepare('PRAGMA data_version');
  tracker.trackExternalChanges(() => {
    try {
      return Number(version.get()?.data_version);
    } catch {
      // What cannot be read is not what it was: nothing made of it is to be shown any more.
      return Number.NaN;
    }
  });
  const uncommitted = new Set<string>();
  const tell = <T>({ reads, changes }: Prepared, run: () => T): T => {
    try {
      return run();
    } finally {
      // Also where it throws: an answer that cannot be read has been written all the same.
      tracker.recordRead(reads);
      for (const table of changes) uncommitted.add(table);
      if (uncommitted.size > 0 && !database.isTransaction) {
        tracker.recordChange(new Set(uncommitted));
        uncommitted.clear();
      }
    }
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const prepared = prepare(sql);
      const { statement, isReader } = prepared;
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: isReader,
        all: parameters => tell(prepared, () => statement.all(...values(parameters))),
        run: parameters => tell(prepared, () => statement.run(...values(parameters))),
        iterate: parameters => tell(prepared, () => statement.iterate(...values(parameters))),
      };
    },
  };
}

const { SQLITE_OK, SQLITE_READ, SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE } = constants;

/** Prepares statements once; SQLite's authorizer tells which tables they and their triggers and cascades use. */
function createPreparation(database: DatabaseSync): (sql: string) => Prepared {
  const known = new Map<string, Prepared>();
  let reads = new Set<string>();
  let changes = new Set<string>();
  database.setAuthorizer((action, table) => {
    if (table && action === SQLITE_READ) reads.add(table);
    if (table && [SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE].includes(action)) changes.add(table);
    return SQLITE_OK;
  });
  return sql => {
    const before = known.get(sql);
    if (before) return before;
    [reads, changes] = [new Set(), new Set()];
    const statement = database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0, reads, changes };
    // A new trigger or index makes others of the statements that there are.
    const changesSchema = changes.has('sqlite_master');
    if (changesSchema || known.size >= mostPrepared) known.clear();
    if (!changesSchema) known.set(sql, prepared);
    return prepared;
  };
}

/** SQLite can take back changes of tables too: a migration that fails leaves nothing of itself. */
class Adapter extends SqliteAdapter {
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

  /** On a full disk SQLite has rolled back by itself; to do it again would hide why (sqlite.org/lang_transaction.html). */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isTransaction()) await super.rollbackTransaction(connection);
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
}
