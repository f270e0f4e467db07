import { AppError } from '#shared/api/errors.ts';
import type { KeyState } from './key-store.ts';

/** At most `limit` times in any `ms` milliseconds. */
export type RateWindow = { limit: number; ms: number };

/** Limits how often a key may do something. */
export class RateLimit {
  readonly #state: KeyState;
  readonly #windows: readonly RateWindow[];
  readonly #now: number;

  constructor(state: KeyState, windows: readonly RateWindow[], now: number) {
    this.#state = state;
    this.#windows = windows;
    this.#now = now;
  }

  /** Throws `too_many`, with `Retry-After` in seconds, if a limit is reached. */
  check(): void {
    this.#recentTimes();
  }

  /** Counts one time; throws as `check` does if a limit is reached. */
  take(): void {
    const times = this.#recentTimes();
    this.#state.set([...times, this.#now], this.#now + this.#longest);
  }

  get #longest(): number {
    return Math.max(...this.#windows.map(({ ms }) => ms));
  }

  /** Those within the longest window, oldest first; throws if a limit is reached. */
  #recentTimes(): readonly number[] {
    const now = this.#now;
    const all = (this.#state.get() ?? []) as readonly number[];
    // Future times are from before the clock was set back.
    const times = all.filter(time => time > now - this.#longest && time <= now);
    const waits = this.#windows.map(({ limit, ms }) => (times.at(-limit) ?? -Infinity) + ms - now);
    const wait = Math.max(...waits);
    if (wait <= 0) return times;
    throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
  }
}
