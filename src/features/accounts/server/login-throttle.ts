import { RecentKeys } from '#server/rate-limit/recent-keys.ts';
import { Throttle } from './throttle.ts';

const second = 1_000;
const minute = 60 * second;

/** How many tries beyond the free ones a newcomer to an account under attack is taken to have made: 64 seconds. */
const newcomersExcess = 6;

/**
 * Limits wrong passwords: per account and address, and per address. Nobody else's tries make the owner wait for
 * longer than about a minute: where an account is tried from everywhere, each address that is new to it waits 64
 * seconds before its first try and twice as long before each further one, while one from where the account was
 * signed in to before goes on as ever, whatever neighbours behind the same address try elsewhere. A wait of the
 * account as a whole would be taken up by the attackers whenever it ends.
 */
export class LoginThrottle {
  readonly #pair: Throttle;
  /** As `#pair`, for addresses from where the account was signed in to: a neighbour's tries delay little there. */
  readonly #homePair: Throttle;
  readonly #homes = new RecentKeys<true>();
  readonly #address: Throttle;
  /** Only counts, and never waits itself. */
  readonly #account: Throttle;

  /** `tries` wrong passwords for an account pass from one address. */
  constructor(clock: () => Date, tries = 6) {
    const throttle = (free: number, longestWaitMs: number, forgetMs: number, firstWaitMs = second) =>
      new Throttle({ free, firstWaitMs, longestWaitMs, forgetMs }, clock);
    this.#pair = throttle(tries, 15 * minute, 30 * minute);
    this.#homePair = throttle(tries, minute, 30 * minute);
    this.#address = throttle(40, minute, 20 * minute, minute);
    this.#account = throttle(60, 0, 30 * minute);
  }

  /**
   * Counts a try before it is made; throws `too_many` where it has to wait, and then counts nothing. Answers what
   * takes it back where no password was looked at after all.
   */
  take(emailKey: string, address: string): () => void {
    const pair = pairOf(emailKey, address);
    const isHome = this.#homes.get(pair) === true;
    const pairs = isHome ? this.#homePair : this.#pair;
    if (!isHome && this.#account.isSpent(emailKey)) pairs.holdFirst(pair, newcomersExcess);
    // Both are asked before any counts: a try that one of them refuses is not made.
    pairs.check(pair);
    const ofAddress = isHome ? undefined : this.#address.take(address);
    const counted = [ofAddress, pairs.take(pair), this.#account.take(emailKey)];
    return () => {
      for (const takeBack of counted) takeBack?.();
    };
  }

  /** A right password: the tries of this account here were the owner's. Those of the address may be anybody's. */
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
