import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { Gathering } from '../concurrency/gathering.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Key, KeyState, KeyStore } from './key-store.ts';

type Entry = { value: unknown; expiresAt: number; isChanged: boolean };
/** By the digests of their keys. */
type Entries = ReadonlyMap<string, Entry>;

/** What one caller does with its keys. */
type Try = { hashes: readonly string[]; run: (entries: Entries, now: number) => unknown };
/** Each number of keys is a statement of its own, of which a connection keeps a limited number. */
const triesAtOnce = 10;

/**
 * Remembers keys in the database, for several instances (docs/decisions/0040-several-instances.md). Tries that come while
 * others are under way share a transaction.
 */
export class DatabaseKeys implements KeyStore {
  readonly #db: Db;
  readonly #now: () => RawBuilder<number>;
  readonly #tries = new Gathering((tries: readonly Try[]) => this.#runAll(tries), triesAtOnce);

  /** `now` is an expression of the database's time in milliseconds since 1970, because the clocks of instances differ. */
  constructor(db: Db, now: () => RawBuilder<number>) {
    this.#db = db;
    this.#now = now;
  }

  async transact<Name extends string, Result>(
    keys: Readonly<Record<Name, Key>>,
    run: (states: Record<Name, KeyState>, now: number) => Result,
  ): Promise<Result> {
    const hashes = Object.entries<Key>(keys).map(([name, key]) => [name, hashOf(key)] as const);
    const result = await this.#tries.add({
      hashes: hashes.map(([, hash]) => hash),
      run: (entries, now) => {
        const states = hashes.map(([name, hash]) => [name, stateOf(entries.get(hash) as Entry)]);
        return run(Object.fromEntries(states), now);
      },
    });
    return result as Result;
  }

  /** One after the other, each finding what those before have changed. */
  #runAll(tries: readonly Try[]): Promise<PromiseSettledResult<unknown>[]> {
    // Its rows are locked one by one, so that it need not wait for all who write.
    const transaction = this.#db.transaction().setIsolationLevel('read committed');
    return transaction.execute(async tx => {
      const hashes = new Set(tries.flatMap(({ hashes }) => hashes));
      const { entries, now } = await this.#lock(tx, [...hashes]);
      const outcomes = await Promise.allSettled(tries.map(({ run }) => Promise.try(run, entries, now)));
      await this.#save(tx, entries);
      return outcomes;
    });
  }

  async purge(): Promise<void> {
    await this.#db.deleteFrom('throttled_keys').where('expires_at', '<=', this.#now()).execute();
  }

  /** Reads the keys and locks their rows until the transaction ends, those of new keys too. */
  async #lock(tx: Tx, hashes: readonly string[]): Promise<{ entries: Entries; now: number }> {
    const rows = await tx
      .insertInto('throttled_keys')
      // Everybody locks in one order; otherwise two transactions could wait for each other.
      .values(hashes.toSorted().map(key_hash => ({ key_hash, state: null, expires_at: 0 })))
      .onConflict(conflict =>
        conflict.column('key_hash').doUpdateSet(({ ref }) => ({ state: ref('throttled_keys.state') })),
      )
      .returning(['key_hash', 'state', 'expires_at', this.#now().as('now')])
      .execute();
    const now = Math.max(...rows.map(row => row.now));
    const entries = rows.map(({ key_hash, state, expires_at }): [string, Entry] => {
      const value = state !== null && expires_at > now ? JSON.parse(state) : undefined;
      return [key_hash, { value, expiresAt: expires_at, isChanged: false }];
    });
    return { entries: new Map(entries), now };
  }

  async #save(tx: Tx, entries: Entries): Promise<void> {
    const changed = [...entries].filter(([, { isChanged }]) => isChanged);
    if (changed.length === 0) return;
    await tx
      .insertInto('throttled_keys')
      .values(
        changed.map(([key_hash, { value, expiresAt }]) => ({
          key_hash,
          state: value === undefined ? null : JSON.stringify(value),
          expires_at: expiresAt,
        })),
      )
      .onConflict(conflict =>
        conflict.column('key_hash').doUpdateSet(({ ref }) => ({
          state: ref('excluded.state'),
          expires_at: ref('excluded.expires_at'),
        })),
      )
      .execute();
  }
}

/** A digest, so that neither addresses nor accounts can be read in the database. */
function hashOf({ table, name }: Key): string {
  return createHash('sha256')
    .update(JSON.stringify([table, name]))
    .digest('hex');
}

function stateOf(entry: Entry): KeyState {
  return {
    get: () => entry.value,
    set: (value, expiresAt) => void Object.assign(entry, { value, expiresAt, isChanged: true }),
    delete: () => void Object.assign(entry, { value: undefined, expiresAt: 0, isChanged: true }),
  };
}
