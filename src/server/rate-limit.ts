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

  /** Counts one time; past a limit it throws `too_many`, with `Retry-After` in seconds, and does not count it. */
  take(key: string): void {
    const now = this.#clock().getTime();
    const longest = Math.max(...this.#windows.map(({ ms }) => ms));
    // Times of the future are of before the clock was set back.
    const times = (this.#times.get(key) ?? []).filter(time => time > now - longest && time <= now);
    const waits = this.#windows.map(({ limit, ms }) => (times.at(-limit) ?? -Infinity) + ms - now);
    const wait = Math.max(...waits);
    if (wait > 0) {
      throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
    }
    this.#times.set(key, [...times, now]);
  }
}
