import type { Client } from 'pg';
import { LocalLocks, type LockName, type Locks } from '../locks.ts';
import { longestWait, type ServerPool } from './postgres-pool.ts';

/** The number that this program's advisory locks begin with, so that they are not another's of the same database. */
const program = 517_300_000;

/** The keys of advisory locks (postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS). */
export const advisoryKeys = {
  /** Of each transaction that writes. */
  writers: program + 1,
  files: program + 2,
  start: program + 3,
  /** Held by every running site, shared by those that keep their files together. */
  site: program + 4,
} as const;

/** In milliseconds: how long a lock is waited for; 0 for as long as it takes, since whoever migrates may take long. */
const usualPatience: Record<LockName, number> = { files: longestWait, start: 0 };

/**
 * Holds the database as long as the connection is open, `shared` by the instances of a site or `alone`. Returns false if
 * others exclude that.
 */
export async function holdSite(client: Client, how: 'shared' | 'alone'): Promise<boolean> {
  const take = how === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ isHeld: boolean }>(
    `select ${take}(${advisoryKeys.site}) as "isHeld"`,
  );
  return rows[0]?.isHeld === true;
}

/** Among all processes. Each name takes one connection of the pool at most, however many wait for it here. */
export class PostgresLocks implements Locks {
  readonly #pool: ServerPool;
  readonly #patience: Record<LockName, number>;
  readonly #local = new LocalLocks();

  constructor(pool: ServerPool, patience = usualPatience) {
    this.#pool = pool;
    this.#patience = patience;
  }

  run<T>(name: LockName, task: () => Promise<T>): Promise<T> {
    return this.#local.run(name, async () => {
      const client = await this.#pool.connect();
      let isReleased = false;
      try {
        // The lock outlasts the transaction, which is there for the limit.
        await client.query(`
          begin; set local lock_timeout = ${this.#patience[name]}; select pg_advisory_lock(${advisoryKeys[name]}); commit
        `);
        const result = await task();
        // What was done under the lock is done, whatever became of the connection.
        isReleased = await client.query(`select pg_advisory_unlock(${advisoryKeys[name]})`).then(
          () => true,
          () => false,
        );
        return result;
      } finally {
        // A connection that is closed holds no lock.
        client.release(!isReleased);
      }
    });
  }
}
