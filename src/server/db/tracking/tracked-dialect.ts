import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { type Relations, StatementTables, type TableUse } from './statement-tables.ts';
import type { Changed, TableTracker } from './table-tracker.ts';

type ReadRelations = (connection: DatabaseConnection) => Promise<Relations>;

/**
 * Wraps a Kysely dialect so that a tracker is told which tables statements read, and which they change once
 * committed.
 */
export function trackedDialect(
  dialect: Dialect,
  tracker: TableTracker,
  readRelations: ReadRelations,
): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new TrackedDriver(dialect.createDriver(), tracker, new TableUses(readRelations)),
    createIntrospector: db => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** The tables of statements, by the current schema until it changes. */
class TableUses {
  readonly #readRelations: ReadRelations;
  #tables: StatementTables | undefined;

  constructor(readRelations: ReadRelations) {
    this.#readRelations = readRelations;
  }

  async of(sql: string, connection: DatabaseConnection): Promise<TableUse> {
    this.#tables ??= new StatementTables(await this.#readRelations(connection));
    return this.#tables.of(sql);
  }

  forget(): void {
    this.#tables = undefined;
  }
}

class TrackedDriver implements Driver {
  readonly #driver: Driver;
  readonly #tracker: TableTracker;
  readonly #uses: TableUses;

  constructor(driver: Driver, tracker: TableTracker, uses: TableUses) {
    this.#driver = driver;
    this.#tracker = tracker;
    this.#uses = uses;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<TrackedConnection> {
    return new TrackedConnection(await this.#driver.acquireConnection(), this.#tracker, this.#uses);
  }

  async beginTransaction(connection: TrackedConnection, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(connection.inner, settings);
    connection.begin();
  }

  async commitTransaction(connection: TrackedConnection): Promise<void> {
    try {
      await this.#driver.commitTransaction(connection.inner);
    } finally {
      // Also after an error, because the connection may have been lost after the commit.
      connection.end();
    }
  }

  /** Changes that were rolled back are not reported. */
  async rollbackTransaction(connection: TrackedConnection): Promise<void> {
    connection.discard();
    await this.#driver.rollbackTransaction(connection.inner);
  }

  releaseConnection(connection: TrackedConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class TrackedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #tracker: TableTracker;
  readonly #uses: TableUses;
  #isTransaction = false;
  #changed: Changed = new Set();

  constructor(inner: DatabaseConnection, tracker: TableTracker, uses: TableUses) {
    this.inner = inner;
    this.#tracker = tracker;
    this.#uses = uses;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reads, changes } = await this.#uses.of(query.sql, this.inner);
    this.#tracker.recordRead(reads);
    try {
      return await this.inner.executeQuery(query);
    } finally {
      // Also after an error, because the write may have succeeded before it.
      this.#change(changes);
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    const { reads } = await this.#uses.of(query.sql, this.inner);
    this.#tracker.recordRead(reads);
    yield* this.inner.streamQuery<R>(query, chunkSize);
  }

  begin(): void {
    this.#isTransaction = true;
  }

  end(): void {
    this.#isTransaction = false;
    this.#tell();
  }

  discard(): void {
    this.#isTransaction = false;
    if (this.#changed === 'all') this.#uses.forget();
    this.#changed = new Set();
  }

  #change(tables: Changed): void {
    if (tables === 'all') this.#uses.forget();
    this.#changed = tables === 'all' || this.#changed === 'all' ? 'all' : this.#changed.union(tables);
    if (!this.#isTransaction) this.#tell();
  }

  #tell(): void {
    const changed = this.#changed;
    this.#changed = new Set();
    if (changed === 'all' || changed.size > 0) this.#tracker.recordChange(changed);
  }
}
