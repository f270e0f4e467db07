/** A key that clients choose, such as an address. Tables do not displace each other's keys. */
export type Key = { table: string; name: string };

/** What is remembered of a key, for a limited time. */
export type KeyState = {
  /** Undefined if nothing is known, or no longer. */
  get: () => unknown;
  /** Takes JSON; `expiresAt` in milliseconds since 1970. */
  set: (value: unknown, expiresAt: number) => void;
  delete: () => void;
};

/** Remembers clients' keys, for this instance or for all that share a database. */
export type KeyStore = {
  /**
   * Calls `run` with the states of `keys`, which nobody else changes meanwhile, and the time in milliseconds since
   * 1970. What it changes is kept even if it throws.
   */
  transact: <Name extends string, Result>(
    keys: Readonly<Record<Name, Key>>,
    run: (states: Record<Name, KeyState>, now: number) => Result,
  ) => Promise<Result>;
  /** Forgets what has expired. */
  purge: () => Promise<void>;
};
