import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from '../db/schema.ts';
import { type AuditTitles, type Deed, type Doer, recordDeeds } from './entries.ts';

/** What a call of an account does, until it is written in the transaction that does it. */
class AuditTrail {
  readonly #doer: Doer;
  readonly #titles: AuditTitles;
  #deeds: Deed[];

  constructor(doer: Doer, deeds: readonly Deed[], titles: AuditTitles) {
    this.#doer = doer;
    this.#titles = titles;
    this.#deeds = [...deeds];
  }

  add(deed: Deed): void {
    this.#deeds.push(deed);
  }

  /** Says of what was just made which it is. */
  complete(id: number): void {
    this.#deeds = this.#deeds.map(deed => (deed.action === 'create' ? { id, ...deed } : deed));
  }

  async write(tx: Tx): Promise<void> {
    const deeds = this.#deeds;
    this.#deeds = [];
    if (deeds.length > 0) await recordDeeds(tx, this.#doer, deeds, this.#titles);
  }
}

const trails = new AsyncLocalStorage<AuditTrail>();

type Audited = { db: Db; doer: Doer; deeds: readonly Deed[]; titles: AuditTitles; isRead: boolean };

/**
 * Runs a call of an account whose deeds are written by the first transaction that it makes with `transact`; those of a
 * read, such as an export, when it is done.
 */
export function withTrail<T>(
  { db, doer, deeds, titles, isRead }: Audited,
  run: () => Promise<T>,
): Promise<T> {
  return trails.run(new AuditTrail(doer, deeds, titles), async () => {
    const result = await run();
    if (isRead) await transact(db, async () => undefined);
    return result;
  });
}

/** Runs a transaction. If a call of an account is under way, what it does is written in the same transaction. */
export function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    const result = await work(tx);
    await trails.getStore()?.write(tx);
    return result;
  });
}

/** Says in a transaction what an account's call does, where its handler's declaration cannot know it. */
export function noteDeed(deed: Deed): void {
  trails.getStore()?.add(deed);
}

/** Says which item a create made. */
export function noteMade(made: unknown): void {
  const { id } = made as { id?: unknown };
  if (typeof id === 'number') trails.getStore()?.complete(id);
}
