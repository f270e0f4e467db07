import type { KeyState } from '#server/rate-limit/key-store.ts';
import { AppError } from '#shared/api/errors.ts';

/**
 * `free` tries pass; each further one doubles the wait. A key without tries for `forgetMs` starts again; it
 * must be longer than the longest wait.
 */
export type ThrottlePolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number };

type Entry = { tries: number; blockedUntil: number; lastTry: number };

/** Counts the tries of a key. A try during a wait is refused and not counted. */
export class Throttle {
  readonly #state: KeyState;
  readonly #policy: ThrottlePolicy;
  readonly #now: number;

  constructor(state: KeyState, policy: ThrottlePolicy, now: number) {
    this.#state = state;
    this.#policy = policy;
    this.#now = now;
  }

  /** Throws `too_many`, with `Retry-After` in seconds, if the key has to wait. */
  check(): void {
    const wait = this.#entry().blockedUntil - this.#now;
    if (wait <= 0) return;
    throw new AppError('too_many', { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
  }

  /**
   * Counts a try before it is made, so that parallel tries cannot bypass the limit; throws like `check`. Returns
   * until when the key waits now, for `takeBack`.
   */
  take(): number {
    this.check();
    return this.#count(1);
  }

  /** Undoes `take`, and the wait that it set. A wait that a later try has set stays. */
  takeBack(blockedUntil: number): void {
    const entry = this.#entry();
    this.#set({
      ...entry,
      tries: Math.max(entry.tries - 1, 0),
      blockedUntil: entry.blockedUntil === blockedUntil ? 0 : entry.blockedUntil,
    });
  }

  /** Makes a key without tries wait before its first one, as if it had made `excess` tries beyond the free ones. */
  holdFirst(excess: number): void {
    if (this.#entry().tries === 0) this.#count(this.#policy.free + excess);
  }

  isSpent(): boolean {
    return this.#entry().tries >= this.#policy.free;
  }

  /** Takes back one try that was legitimate; earlier ones still count. */
  forgive(): void {
    const entry = this.#entry();
    const tries = Math.max(entry.tries - 1, 0);
    this.#set({ ...entry, tries, blockedUntil: tries < this.#policy.free ? 0 : entry.blockedUntil });
  }

  /** Resets the key after a legitimate try. */
  clear(): void {
    this.#state.delete();
  }

  #count(more: number): number {
    const { free, firstWaitMs, longestWaitMs } = this.#policy;
    const entry = this.#entry();
    const tries = entry.tries + more;
    const excess = tries - free;
    const blockedUntil =
      excess >= 0 ? this.#now + Math.min(firstWaitMs * 2 ** excess, longestWaitMs) : entry.blockedUntil;
    this.#set({ tries, blockedUntil, lastTry: this.#now });
    return blockedUntil;
  }

  #set(entry: Entry): void {
    this.#state.set(entry, entry.lastTry + this.#policy.forgetMs);
  }

  #entry(): Entry {
    const known = this.#state.get() as Entry | undefined;
    // A try in the future was made before the clock was set back; without a reset its wait would last until then.
    if (known && known.lastTry <= this.#now) return known;
    return { tries: 0, blockedUntil: 0, lastTry: this.#now };
  }
}
