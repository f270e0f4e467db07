import { AppError } from '#shared/errors.ts';

/** How a throttle counts: `free` tries pass, each further one waits twice as long as the one before. */
export type ThrottlePolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number };

type Entry = { tries: number; blockedUntil: number; lastTry: number };

/** More keys than this are not remembered; the longest unused goes first. */
const maximumKeys = 20_000;

/** Counts tries per key in bounded memory. A try inside a wait is refused and not counted. */
export class Throttle {
  readonly #policy: ThrottlePolicy;
  readonly #clock: () => Date;
  readonly #entries = new Map<string, Entry>();

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

  /** Counts a try before it is made, so that parallel ones cannot slip through; refuses it as `check` does. */
  take(key: string): void {
    this.check(key);
    const now = this.#clock().getTime();
    const entry = this.#entryOf(key);
    entry.tries += 1;
    entry.lastTry = now;
    const excess = entry.tries - this.#policy.free;
    if (excess >= 0) {
      entry.blockedUntil = now + Math.min(this.#policy.firstWaitMs * 2 ** excess, this.#policy.longestWaitMs);
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > maximumKeys) this.#entries.delete(this.#entries.keys().next().value ?? '');
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

  #entryOf(key: string): Entry {
    const now = this.#clock().getTime();
    const known = this.#entries.get(key);
    if (known && now - known.lastTry < this.#policy.forgetMs) return known;
    return { tries: 0, blockedUntil: 0, lastTry: now };
  }
}
