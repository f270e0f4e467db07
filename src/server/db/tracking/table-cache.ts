import { LRUCache } from 'lru-cache';
import type { Changed, TableTracker } from './table-tracker.ts';

/** In milliseconds: how long a value may be used that was right before the database went away. */
const longestOutage = 60_000;

type Entry<Value> = { value: Value; tables: ReadonlySet<string> };

type Limits<Value> = {
  /** The maximum number of values. */
  max: number;
  /** The maximum of all values' `sizeOf` together, and of a single value that is kept. */
  maxSize?: number;
  maxEntrySize?: number;
  sizeOf?: (value: Value) => number;
};
type Options<Value> = Limits<Value> & { tracker: TableTracker };

/** Declares a cache that a feature has of each database; the tracker tells databases apart. */
export function cacheOfDatabase<Value extends {}>(
  limits: Limits<Value>,
): (services: { tableTracker: TableTracker }) => TableCache<Value> {
  const caches = new WeakMap<TableTracker, TableCache<Value>>();
  return ({ tableTracker: tracker }) => {
    const cache = caches.get(tracker) ?? new TableCache({ ...limits, tracker });
    caches.set(tracker, cache);
    return cache;
  };
}

/**
 * Caches values made from the database's rows until a table that they depend on changes. Beyond the limits
 * the least recently used value is removed.
 */
export class TableCache<Value extends {}> {
  readonly #tracker: TableTracker;
  readonly #sizeOf: (value: Value) => number;
  readonly #max: number;
  readonly #maxEntrySize: number;
  readonly #kept: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Promise<Entry<Value>>>();

  constructor({ tracker, max, maxSize = max, maxEntrySize = maxSize, sizeOf = () => 1 }: Options<Value>) {
    this.#tracker = tracker;
    this.#sizeOf = sizeOf;
    this.#max = max;
    this.#maxEntrySize = maxEntrySize;
    // It would make lists as long as its own `max`, for a database that may never have so much.
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
    tracker.onChange(tables => this.#forget(tables));
  }

  get size(): number {
    return this.#kept.calculatedSize;
  }

  get(key: string): Value | undefined {
    this.#tracker.poll();
    if (!this.#tracker.isCurrent) return undefined;
    const entry = this.#kept.get(key);
    if (entry) this.#tracker.recordRead(entry.tables);
    return entry?.value;
  }

  /** For when the database cannot be asked: the value that was right before it went away, for a minute. */
  getStale(key: string): Value | undefined {
    return this.#tracker.age <= longestOutage ? this.#kept.peek(key)?.value : undefined;
  }

  /** Returns the cached value, or makes it once for all simultaneous callers. */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const underWay = this.#making.get(key) ?? this.#make(key, make);
    const { value, tables } = await underWay;
    this.#tracker.recordRead(tables);
    return value;
  }

  /** Updates the size of a value that has changed. */
  resize(key: string): void {
    const entry = this.#kept.peek(key);
    if (entry) this.#kept.set(key, { ...entry });
  }

  #make(key: string, make: () => Promise<Value>): Promise<Entry<Value>> {
    const making = this.#tracker
      .track(make)
      .then(({ result: value, reads: { tables, isCurrent } }) => {
        const entry = { value, tables };
        // A value that a change has overtaken is correct only for those who asked before the change.
        if (isCurrent() && this.#sizeOf(value) <= this.#maxEntrySize) this.#keep(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, entry: Entry<Value>): void {
    this.#kept.set(key, entry);
    if (this.#kept.size > this.#max) this.#kept.pop();
  }

  #forget(tables: Changed): void {
    for (const [key, entry] of [...this.#kept.entries()])
      if (tables === 'all' || !entry.tables.isDisjointFrom(tables)) this.#kept.delete(key);
    // Later callers must not get a value that was read before the change.
    this.#making.clear();
  }
}
