import { Throttle } from '#server/throttle.ts';

const second = 1_000;
const minute = 60 * second;

/**
 * Limits wrong passwords: per account and address, per address, and per account from everywhere. The last one
 * waits a minute at most, so that strangers cannot keep the owner out.
 */
export class LoginThrottle {
  readonly #pair: Throttle;
  readonly #address: Throttle;
  readonly #account: Throttle;

  /** `tries` wrong passwords for an account pass from one address. */
  constructor(clock: () => Date, tries = 6) {
    const throttle = (free: number, longestWaitMs: number, forgetMs: number, firstWaitMs = second) =>
      new Throttle({ free, firstWaitMs, longestWaitMs, forgetMs }, clock);
    this.#pair = throttle(tries, 15 * minute, 15 * minute);
    this.#address = throttle(40, 10 * minute, 10 * minute, minute);
    this.#account = throttle(60, minute, 30 * minute);
  }

  take(emailKey: string, address: string): void {
    const limits = [
      [this.#pair, `${emailKey} ${address}`],
      [this.#address, address],
      [this.#account, emailKey],
    ] as const;
    // All are asked before any counts: a try that one of them refuses is not made.
    for (const [throttle, key] of limits) throttle.check(key);
    for (const [throttle, key] of limits) throttle.take(key);
  }

  /** A right password: the tries before it were the owner's. Those of the address may be anybody's. */
  clear(emailKey: string, address: string): void {
    this.#pair.clear(`${emailKey} ${address}`);
    this.#account.clear(emailKey);
    this.#address.forgive(address);
  }
}
