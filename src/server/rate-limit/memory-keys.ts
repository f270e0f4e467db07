import { LRUCache } from 'lru-cache';
import type { Key, KeyState, KeyStore } from './key-store.ts';

/** Per table; beyond it, what was set longest ago is forgotten. */
const maximumKeys = 20_000;

type Entry = { value: unknown; expiresAt: number };

/** By their size, because lists as long as `max` would be made at once. */
const newEntries = () => new LRUCache<string, Entry>({ maxSize: maximumKeys, sizeCalculation: () => 1 });

/** Remembers keys in bounded memory, for a single instance: a stranger's try costs no write to the disk. */
export class MemoryKeys implements KeyStore {
  readonly #clock: () => Date;
  readonly #tables = new Map<string, LRUCache<string, Entry>>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  async transact<Name extends string, Result>(
    keys: Readonly<Record<Name, Key>>,
    run: (states: Record<Name, KeyState>, now: number) => Result,
  ): Promise<Result> {
    const now = this.#clock().getTime();
    const states = Object.entries<Key>(keys).map(([name, key]) => [name, this.#stateOf(key, now)]);
    return run(Object.fromEntries(states), now);
  }

  async purge(): Promise<void> {
    const now = this.#clock().getTime();
    for (const entries of this.#tables.values()) {
      for (const [name, { expiresAt }] of entries.entries()) if (expiresAt <= now) entries.delete(name);
    }
  }

  #stateOf({ table, name }: Key, now: number): KeyState {
    const entries = this.#tables.get(table) ?? newEntries();
    this.#tables.set(table, entries);
    return {
      get: () => {
        // Reading does not count as use.
        const entry = entries.peek(name);
        return entry && entry.expiresAt > now ? entry.value : undefined;
      },
      set: (value, expiresAt) => void entries.set(name, { value, expiresAt }),
      delete: () => void entries.delete(name),
    };
  }
}
