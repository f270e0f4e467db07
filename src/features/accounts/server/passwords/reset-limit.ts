import type { KeyStore } from '#server/rate-limit/key-store.ts';
import { RateLimit } from '#server/rate-limit/rate-limit.ts';

const windows = [{ limit: 60, ms: 10 * 60_000 }];

/** Limits how often an address may ask for links to a new password, whoever's. */
export class ResetLimit {
  readonly #keys: KeyStore;

  constructor(keys: KeyStore) {
    this.#keys = keys;
  }

  /** Counts a request; beyond the limit it throws `too_many` without counting. */
  take(address: string): Promise<void> {
    const keys = { requests: { table: 'password resets', name: address } };
    return this.#keys.transact(keys, ({ requests }, now) => new RateLimit(requests, windows, now).take());
  }
}
