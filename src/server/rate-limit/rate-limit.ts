import { AppError } from '#shared/errors.ts';
import { RecentKeys } from './recent-keys.ts';

/** At most `limit` times in any `ms` milliseconds. */
export type RateWindow = { limit: number; ms: number };

/** Limits how often a key may do something, in bounded memory. */
export class RateLimit {
  readonly #windows: readonly RateWindow[];
  readonly #clock: () => Date;
  /** When each key did it, oldest first, as far back as the windows look. */
  readonly #times = new RecentKeys<number[]>();

  constructor(windows: readonly RateWindow[], clock: () => Date) {
    this.#windows = windows;
    this.#clock = clock;
  }

  /** Throws `too_many`, with `Retry-After` in seconds, where one more time would be past a limit. */
  check(key: string): void {
    this.#timesWithin(key);
  }

  /** Counts one time; past a limit it throws as `check` does, and does not count it. */
  take(key: string): void {
    const times = this.#timesWithin(key);
    this.#times.set(key, [...times, this.#clock().getTime()]);
  }

  /** The times that still count, where there may be one more. */
  #timesWithin(key: string): readonly number[] {
    const now = this.#clock().getTime();
    const longest = Math.max(...this.#windows.map(({ ms }) => ms));
    // Times of the future are of before the clock was set back.
    const times = (this.#times.get(key) ?? []).filter(time => time > now - longest && time <= now);
    const waits = this.#windows.map(({ limit, ms }) => (times.at(-limit) ?? -Infinity) + ms - now);
    const wait = Math.max(...waits);
    if (wait <= 0) return times;
    throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
  }
}
