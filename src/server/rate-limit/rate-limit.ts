import { AppError } from '#shared/errors.ts';
import { RecentKeys } from './recent-keys.ts';

/** At most `limit` times in any `ms` milliseconds. */
export type RateWindow = { limit: number; ms: number };

/** Limits how often a key may do something, in bounded memory. */
export class RateLimit {
  readonly #windows: readonly RateWindow[];
  readonly #clock: () => Date;
  /** The times of each key, oldest first, within the longest window. */
  readonly #times = new RecentKeys<number[]>();

  constructor(windows: readonly RateWindow[], clock: () => Date) {
    this.#windows = windows;
    this.#clock = clock;
  }

  /** Throws `too_many`, with `Retry-After` in seconds, if a limit is reached. */
  check(key: string): void {
    this.#timesWithin(key);
  }

  /** Counts one time; throws as `check` does if a limit is reached. */
  take(key: string): void {
    const times = this.#timesWithin(key);
    this.#times.set(key, [...times, this.#clock().getTime()]);
  }

  /** Throws if a limit is reached. */
  #timesWithin(key: string): readonly number[] {
    const now = this.#clock().getTime();
    const longest = Math.max(...this.#windows.map(({ ms }) => ms));
    // Future times are from before the clock was set back.
    const times = (this.#times.get(key) ?? []).filter(time => time > now - longest && time <= now);
    const waits = this.#windows.map(({ limit, ms }) => (times.at(-limit) ?? -Infinity) + ms - now);
    const wait = Math.max(...waits);
    if (wait <= 0) return times;
    throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
  }
}
