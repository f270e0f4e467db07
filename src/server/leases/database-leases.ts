import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Leases } from './leases.ts';

/** In milliseconds: after a crash, the work waits this long. */
const leaseMs = 60_000;
const renewalMs = 15_000;

/** Leases as rows that expire, for several instances (docs/decisions/0040-several-instances.md). */
export class DatabaseLeases implements Leases {
  readonly #db: Db;
  readonly #now: () => RawBuilder<number>;
  readonly #holder = randomUUID();

  /** `now` is an expression of the database's time in milliseconds since 1970, because the clocks of instances differ. */
  constructor(db: Db, now: () => RawBuilder<number>) {
    this.#db = db;
    this.#now = now;
  }

  async run(name: string, task: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    if (!(await this.#take(name))) return false;
    const renewal = this.#renew(name);
    try {
      await task(renewal.signal);
    } finally {
      await renewal.stop();
      // It expires by itself if the database cannot be asked.
      await this.#release(name).catch(() => undefined);
    }
    return true;
  }

  /** Renews a lease until it is lost: taken by another instance, or possibly so. */
  #renew(name: string): { signal: AbortSignal; stop: () => Promise<void> } {
    const lost = new AbortController();
    let heldUntil = performance.now() + leaseMs;
    const renew = async () => {
      const asked = performance.now();
      try {
        if (await this.#take(name)) heldUntil = asked + leaseMs;
        else lost.abort();
      } catch {
        if (asked >= heldUntil) lost.abort();
      }
    };
    let renewing = Promise.resolve();
    const timer = setInterval(() => {
      renewing = renew();
    }, renewalMs).unref();
    const stop = () => {
      clearInterval(timer);
      return renewing;
    };
    return { signal: lost.signal, stop };
  }

  /** Takes or renews; one statement, so that only one of several instances succeeds. */
  async #take(name: string): Promise<boolean> {
    const holder = this.#holder;
    const taken = await this.#db
      .insertInto('leases')
      .values({ name, holder, expires_at: sql<number>`${this.#now()} + ${leaseMs}` })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet(({ ref }) => ({ holder, expires_at: ref('excluded.expires_at') }))
          .where(({ eb, or }) =>
            or([eb('leases.expires_at', '<=', this.#now()), eb('leases.holder', '=', holder)]),
          ),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  }

  async #release(name: string): Promise<void> {
    await this.#db.deleteFrom('leases').where('name', '=', name).where('holder', '=', this.#holder).execute();
  }
}
