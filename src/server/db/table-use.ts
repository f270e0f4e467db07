import { AsyncLocalStorage } from 'node:async_hooks';

/** What a task read, and whether that still holds. */
export type Reading = { tables: ReadonlySet<string>; isCurrent: () => boolean };

/**
 * Which tables are read on whose behalf, and when each was changed: so that whatever was made of their rows can be
 * forgotten when it is no longer true, without anybody having to say what depends on what.
 */
export class TableUse {
  readonly #reader = new AsyncLocalStorage<Set<string>>();
  readonly #lastChange = new Map<string, number>();
  readonly #listeners: ((tables: ReadonlySet<string>) => void)[] = [];
  #changes = 0;

  /** Runs a task and tells what it read; what was changed meanwhile is not current. */
  async watch<T>(task: () => Promise<T>): Promise<{ result: T; reading: Reading }> {
    const begun = this.#changes;
    const tables = new Set<string>();
    const result = await this.#reader.run(tables, task);
    const isCurrent = () => [...tables].every(table => (this.#lastChange.get(table) ?? 0) <= begun);
    return { result, reading: { tables, isCurrent } };
  }

  /** Called at once when a change is committed, before anybody is told that it was made. */
  onChange(listener: (tables: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener);
  }

  noteRead(tables: Iterable<string>): void {
    const own = this.#reader.getStore();
    if (own) for (const table of tables) own.add(table);
  }

  noteChange(tables: ReadonlySet<string>): void {
    this.#changes += 1;
    for (const table of tables) this.#lastChange.set(table, this.#changes);
    for (const listener of this.#listeners) listener(tables);
  }
}
