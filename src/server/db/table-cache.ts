import { LRUCache } from 'lru-cache';
import type { Changed, TableTracker } from './table-tracker.ts';

type Entry<Value> = { value: Value; tables: ReadonlySet<string> };

type Options<Value> = {
  tracker: TableTracker;
  /** How many values are kept at most. */
  max: number;
  /** What `sizeOf` they come to at most, and what one may have to be kept. */
  maxSize?: number;
  maxEntrySize?: number;
  sizeOf?: (value: Value) => number;
};

/**
 * Values that are made of the database's rows, kept until a table that they were made of is changed. Where there are
 * too many, what was not asked for longest goes first.
 */
export class TableCache<Value extends {}> {
  readonly #tracker: TableTracker;
  readonly #sizeOf: (value: Value) => number;
  readonly #maxEntrySize: number;
  readonly #kept: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Promise<Entry<Value>>>();

  constructor({ tracker, max, maxSize = max, maxEntrySize = maxSize, sizeOf = () => 1 }: Options<Value>) {
    this.#tracker = tracker;
    this.#sizeOf = sizeOf;
    this.#maxEntrySize = maxEntrySize;
    this.#kept = new LRUCache({ max, maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
    tracker.onChange(tables => this.#forget(tables));
  }

  /** What the kept values come to together. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  /** The value that is kept under a key. */
  get(key: string): Value | undefined {
    this.#tracker.poll();
    const entry = this.#kept.get(key);
    if (entry) this.#tracker.recordRead(entry.tables);
    return entry?.value;
  }

  /** The value that is kept under a key, else the one that is made now, once for all who ask meanwhile. */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const underWay = this.#making.get(key) ?? this.#make(key, make);
    const { value, tables } = await underWay;
    this.#tracker.recordRead(tables);
    return value;
  }

  /** Takes the size of a value again, after it has changed. */
  resize(key: string): void {
    const entry = this.#kept.peek(key);
    if (entry) this.#kept.set(key, { ...entry });
  }

  #make(key: string, make: () => Promise<Value>): Promise<Entry<Value>> {
    const making = this.#tracker
      .track(make)
      .then(({ result: value, reads: { tables, isCurrent } }) => {
        const entry = { value, tables };
        // One that a change has overtaken is right for who asked before it, and for nobody else.
        if (isCurrent() && this.#sizeOf(value) <= this.#maxEntrySize) this.#kept.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #forget(tables: Changed): void {
    for (const [key, entry] of [...this.#kept.entries()])
      if (tables === 'all' || !entry.tables.isDisjointFrom(tables)) this.#kept.delete(key);
    // Who asks from now on must not be given what was read before the change.
    this.#making.clear();
  }
}
