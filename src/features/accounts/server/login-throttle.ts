import { RecentKeys } from '#server/rate-limit/recent-keys.ts';
import { Throttle } from './throttle.ts';

const second = 1_000;
const minute = 60 * second;

/** An unknown address is treated as if it had made this many tries beyond the free ones: a wait of 64 seconds. */
const newcomersExcess = 6;

/**
 * Limits wrong passwords per account and address, and per address. The account as a whole never waits,
 * because attackers could then lock the owner out. While an account is under attack, an address that never
 * signed in to it waits 64 seconds before its first try, and twice as long before each further one. An
 * address that did sign in is not delayed by tries from anywhere else.
 */
export class LoginThrottle {
  readonly #pair: Throttle;
  /** Like `#pair`, with shorter waits, for addresses that the account was signed in from. */
  readonly #homePair: Throttle;
  readonly #homes = new RecentKeys<true>();
  readonly #address: Throttle;
  /** Only detects an attack on an account; it never makes anybody wait. */
  readonly #account: Throttle;

  /** `tries` is how many wrong passwords for an account one address may send without a wait. */
  constructor(clock: () => Date, tries = 6) {
    const throttle = (free: number, longestWaitMs: number, forgetMs: number, firstWaitMs = second) =>
      new Throttle({ free, firstWaitMs, longestWaitMs, forgetMs }, clock);
    this.#pair = throttle(tries, 15 * minute, 30 * minute);
    this.#homePair = throttle(tries, minute, 30 * minute);
    this.#address = throttle(40, minute, 20 * minute, minute);
    this.#account = throttle(60, 0, 30 * minute);
  }

  /**
   * Counts a try before its password is compared. Throws `too_many` without counting if the caller has to
   * wait. Returns a function that takes the try back if the password was not compared after all.
   */
  take(emailKey: string, address: string): () => void {
    const pair = pairOf(emailKey, address);
    const isHome = this.#homes.get(pair) === true;
    const pairs = isHome ? this.#homePair : this.#pair;
    if (!isHome && this.#account.isSpent(emailKey)) pairs.holdFirst(pair, newcomersExcess);
    // Checked before anything is counted, since a refused try must not count.
    pairs.check(pair);
    const ofAddress = isHome ? undefined : this.#address.take(address);
    const counted = [ofAddress, pairs.take(pair), this.#account.take(emailKey)];
    return () => {
      for (const takeBack of counted) takeBack?.();
    };
  }

  /**
   * After a correct password, earlier tries at this account from this address are taken to be the owner's;
   * other tries from the address may be anybody's.
   */
  clear(emailKey: string, address: string): void {
    const pair = pairOf(emailKey, address);
    const wasHome = this.#homes.get(pair) === true;
    this.#homes.set(pair, true);
    this.#pair.clear(pair);
    this.#homePair.clear(pair);
    this.#account.forgive(emailKey);
    if (!wasHome) this.#address.forgive(address);
  }
}

function pairOf(emailKey: string, address: string): string {
  return `${emailKey} ${address}`;
}
