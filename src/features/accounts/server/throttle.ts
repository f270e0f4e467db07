import { RecentKeys } from '#server/rate-limit/recent-keys.ts';
import { AppError } from '#shared/errors.ts';

/**
 * How a throttle counts: `free` tries pass, each further one waits twice as long as the one before. Whoever makes
 * none for `forgetMs`, which is more than the longest wait, begins anew.
 */
export type ThrottlePolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number };

type Entry = { tries: number; blockedUntil: number; lastTry: number };

/** Counts tries per key in bounded memory. A try inside a wait is refused and not counted. */
export class Throttle {
  readonly #policy: ThrottlePolicy;
  readonly #clock: () => Date;
  readonly #entries = new RecentKeys<Entry>();

  constructor(policy: ThrottlePolicy, clock: () => Date) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /** Throws `too_many`, with `Retry-After` in seconds, where a key has to wait. */
  check(key: string): void {
    const wait = this.#entryOf(key).blockedUntil - this.#clock().getTime();
    if (wait <= 0) return;
    throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
  }

  /**
   * Counts a try before it is made, so that parallel ones cannot slip through; refuses it as `check` does. Answers
   * what takes it back, with the wait that it brought, where it was not made after all.
   */
  take(key: string): () => void {
    this.check(key);
    const { blockedUntil } = this.#count(key, 1);
    return () => {
      const entry = this.#entryOf(key);
      entry.tries = Math.max(entry.tries - 1, 0);
      // One that was made meanwhile has a wait of its own.
      if (entry.blockedUntil === blockedUntil) entry.blockedUntil = 0;
    };
  }

  /** Lets a key that has made no try yet wait before its first one, as though it had made some beyond the free. */
  holdFirst(key: string, excess: number): void {
    if (this.#entryOf(key).tries === 0) this.#count(key, this.#policy.free + excess);
  }

  /** Whether a key has used up its free tries. */
  isSpent(key: string): boolean {
    return this.#entryOf(key).tries >= this.#policy.free;
  }

  /** Takes one try back that turned out to be legitimate; those before it still count. */
  forgive(key: string): void {
    const entry = this.#entryOf(key);
    entry.tries = Math.max(entry.tries - 1, 0);
    if (entry.tries < this.#policy.free) entry.blockedUntil = 0;
  }

  /** Forgets the tries of a key that turned out to be legitimate. */
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
    // A try of the future was made before the clock was set back: its wait would last until then.
    const age = known ? now - known.lastTry : -1;
    if (known && age >= 0 && age < this.#policy.forgetMs) return known;
    return { tries: 0, blockedUntil: 0, lastTry: now };
  }
}
