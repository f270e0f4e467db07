import { RecentKeys } from '#server/rate-limit/recent-keys.ts';
import { AppError } from '#shared/errors.ts';

/**
 * `free` tries pass; each further one doubles the wait. A key without tries for `forgetMs` starts again; it
 * must be longer than the longest wait.
 */
export type ThrottlePolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number };

type Entry = { tries: number; blockedUntil: number; lastTry: number };

/** Counts tries per key in bounded memory. A try during a wait is refused and not counted. */
export class Throttle {
  readonly #policy: ThrottlePolicy;
  readonly #clock: () => Date;
  readonly #entries = new RecentKeys<Entry>();

  constructor(policy: ThrottlePolicy, clock: () => Date) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /** Throws `too_many`, with `Retry-After` in seconds, if a key has to wait. */
  check(key: string): void {
    const wait = this.#entryOf(key).blockedUntil - this.#clock().getTime();
    if (wait <= 0) return;
    throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
  }

  /**
   * Counts a try before it is made, so that parallel tries cannot bypass the limit; throws like `check`.
   * Returns a function that takes the try and its wait back.
   */
  take(key: string): () => void {
    this.check(key);
    const { blockedUntil } = this.#count(key, 1);
    return () => {
      const entry = this.#entryOf(key);
      entry.tries = Math.max(entry.tries - 1, 0);
      // A later try has set its own wait, which stays.
      if (entry.blockedUntil === blockedUntil) entry.blockedUntil = 0;
    };
  }

  /** Makes a key without tries wait before its first one, as if it had made `excess` tries beyond the free ones. */
  holdFirst(key: string, excess: number): void {
    if (this.#entryOf(key).tries === 0) this.#count(key, this.#policy.free + excess);
  }

  isSpent(key: string): boolean {
    return this.#entryOf(key).tries >= this.#policy.free;
  }

  /** Takes back one try that was legitimate; earlier ones still count. */
  forgive(key: string): void {
    const entry = this.#entryOf(key);
    entry.tries = Math.max(entry.tries - 1, 0);
    if (entry.tries < this.#policy.free) entry.blockedUntil = 0;
  }

  /** Resets a key after a legitimate try. */
  clear(key: string): void {
    this.#entries.delete(key);
  }

  #count(key: string, tries: number): Entry {
    const { free, firstWaitMs, longestWaitMs } = this.#policy;
    const now = this.#clock().getTime();
    const entry = this.#entryOf(key);
    entry.tries += tries;
    entry.lastTry = now;
    const excess = entry.tries - free;
    if (excess >= 0) entry.blockedUntil = now + Math.min(firstWaitMs * 2 ** excess, longestWaitMs);
    this.#entries.set(key, entry);
    return { ...entry };
  }

  #entryOf(key: string): Entry {
    const now = this.#clock().getTime();
    const known = this.#entries.get(key);
    // A try in the future was made before the clock was set back; without a reset its wait would last until then.
    const age = known ? now - known.lastTry : -1;
    if (known && age >= 0 && age < this.#policy.forgetMs) return known;
    return { tries: 0, blockedUntil: 0, lastTry: now };
  }
}
