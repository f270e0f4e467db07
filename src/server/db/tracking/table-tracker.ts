import { AsyncLocalStorage } from 'node:async_hooks';

/** The tables that a task read, and whether they are still unchanged. */
export type ReadRecord = { tables: ReadonlySet<string>; isCurrent: () => boolean };

/** The changed tables; `all` after a change of the schema or by another process. */
export type Changed = ReadonlySet<string> | 'all';

/** In milliseconds: how old kept values may be, where changes are told by a connection that can be lost. */
const longestAge = 1_000;

/** How often to check for changes by other processes, in milliseconds. */
const interval = 250;

/**
 * Tracks which tables each task reads and when tables change, so that caches can be invalidated without
 * declaring dependencies.
 */
export class TableTracker {
  readonly #reader = new AsyncLocalStorage<Set<string>>();
  readonly #lastChange = new Map<string, number>();
  readonly #listeners: ((tables: Changed) => void)[] = [];
  readonly #polls: (() => void)[] = [];
  #changes = 0;
  #lastChangeOfAll = 0;
  #foreignVersion: () => number = () => 0;
  #age: () => number = () => 0;
  #seen = { version: 0, at: Number.NEGATIVE_INFINITY };

  /** Runs a task and returns what it read; `isCurrent` is false if a table changed meanwhile. */
  async track<T>(task: () => Promise<T>): Promise<{ result: T; reads: ReadRecord }> {
    const begun = this.#changes;
    const tables = new Set<string>();
    const result = await this.#reader.run(tables, task);
    // An enclosing task has read these tables too.
    this.recordRead(tables);
    const changeOf = (table: string) => Math.max(this.#lastChange.get(table) ?? 0, this.#lastChangeOfAll);
    const isCurrent = () => [...tables].every(table => changeOf(table) <= begun);
    return { result, reads: { tables, isCurrent } };
  }

  /** Whether this runs in a task that `track` was given. */
  get isTracking(): boolean {
    return this.#reader.getStore() !== undefined;
  }

  /** Listeners run at the commit, before the writer gets its result. */
  onChange(listener: (tables: Changed) => void): void {
    this.#listeners.push(listener);
  }

  /** Called before anything kept is used: whoever knows of a change that nobody wrote records it then. */
  onPoll(listener: () => void): void {
    this.#polls.push(listener);
  }

  /** Takes what tells whether another process has changed the database: a number that is another one then. */
  trackExternalChanges(version: () => number): void {
    this.#foreignVersion = version;
    this.#seen = { version: version(), at: performance.now() };
  }

  /** Takes what tells how many milliseconds ago all changes were known. */
  trackAge(age: () => number): void {
    this.#age = age;
  }

  /** How many milliseconds ago all changes were known. */
  get age(): number {
    return this.#age();
  }

  /** Whether what is kept is of now: each change, of whoever, is known a second later. */
  get isCurrent(): boolean {
    return this.age <= longestAge;
  }

  /** To be called before anything kept is used: records what has changed without being written here. */
  poll(): void {
    for (const listener of this.#polls) listener();
    this.#pollExternalChanges();
  }

  /** Looks whether another process has changed anything, if the last look is a while ago. */
  #pollExternalChanges(): void {
    const at = performance.now();
    if (at - this.#seen.at < interval) return;
    const version = this.#foreignVersion();
    const isChanged = version !== this.#seen.version;
    this.#seen = { version, at };
    if (isChanged) this.recordChange('all');
  }

  recordRead(tables: Iterable<string>): void {
    const own = this.#reader.getStore();
    if (own) for (const table of tables) own.add(table);
  }

  recordChange(tables: Changed): void {
    this.#changes += 1;
    if (tables === 'all') this.#lastChangeOfAll = this.#changes;
    else for (const table of tables) this.#lastChange.set(table, this.#changes);
    for (const listener of this.#listeners) listener(tables);
  }
}
