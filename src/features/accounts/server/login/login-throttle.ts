import { wholeNetworkOf } from '#server/http/client-address.ts';
import type { Key, KeyState, KeyStore } from '#server/rate-limit/key-store.ts';
import { Throttle, type ThrottlePolicy } from './throttle.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** An unknown address is treated as if it had made this many tries beyond the free ones: a wait of 64 seconds. */
const newcomersExcess = 6;
/** How long an address that an account was signed in from stays known; kept in memory, until a restart at most. */
const homeMs = 90 * day;

/** The tries of one account from one address. */
type Tries = {
  /** Set if the account was signed in from the address. */
  home: KeyState;
  pair: Throttle;
  /** Like `pair`, with shorter waits, for addresses that the account was signed in from. */
  homePair: Throttle;
  address: Throttle;
  /** Of all addresses in the whole network of one. */
  network: Throttle;
  /** Only detects an attack on an account; it never makes anybody wait. */
  account: Throttle;
  /** The codes that were sent with the account's password, from all addresses that it was not signed in from. */
  codes: Throttle;
};

/**
 * Limits wrong passwords per account and address, per address, and per whole network. The account as a whole never waits,
 * because attackers could then lock the owner out. While an account is under attack, an address that never
 * signed in to it waits 64 seconds before its first try, and twice as long before each further one. An
 * address that did sign in is not delayed by tries from anywhere else.
 */
export class LoginThrottle {
  readonly #keys: KeyStore;
  readonly #policies: Readonly<Record<Exclude<keyof Tries, 'home'>, ThrottlePolicy>>;

  /** `tries` is how many wrong passwords for an account one address may send without a wait. */
  constructor(keys: KeyStore, tries = 6) {
    this.#keys = keys;
    const policy = (free: number, longestWaitMs: number, forgetMs: number, firstWaitMs = second) => ({
      free,
      firstWaitMs,
      longestWaitMs,
      forgetMs,
    });
    this.#policies = {
      pair: policy(tries, 15 * minute, 30 * minute),
      homePair: policy(tries, minute, 30 * minute),
      address: policy(40, minute, 20 * minute, minute),
      network: policy(160, minute, 20 * minute, minute),
      account: policy(60, 0, 30 * minute),
      codes: policy(20, 15 * minute, day),
    };
  }

  /**
   * Counts a try before its password is compared. Throws `too_many` without counting if the caller has to
   * wait. Returns a function that takes the try back if the password was not compared after all.
   */
  async take(emailKey: string, address: string): Promise<() => Promise<void>> {
    const counted = await this.#transact(emailKey, address, tries => {
      const isHome = tries.home.get() === true;
      const pair = isHome ? 'homePair' : 'pair';
      if (!isHome && tries.account.isSpent()) tries.pair.holdFirst(newcomersExcess);
      // Checked before anything is counted, since a refused try must not count.
      tries[pair].check();
      if (!isHome) tries.network.check();
      const names = isHome
        ? ([pair, 'account'] as const)
        : (['address', 'network', pair, 'account'] as const);
      return names.map(name => [name, tries[name].take()] as const);
    });
    return () =>
      this.#transact(emailKey, address, tries => {
        for (const [name, blockedUntil] of counted) tries[name].takeBack(blockedUntil);
      });
  }

  /**
   * Counts a code of six digits before it is compared. Who sends them knows the password, and can be stopped as a
   * whole: of a million codes three are right, which many addresses would find in a day.
   */
  takeCode(emailKey: string, address: string): Promise<void> {
    return this.#transact(emailKey, address, ({ home, codes }) => {
      if (home.get() !== true) codes.take();
    });
  }

  /**
   * After a correct password, earlier tries at this account from this address are taken to be the owner's;
   * other tries from the address may be anybody's.
   */
  clear(emailKey: string, address: string): Promise<void> {
    return this.#transact(emailKey, address, (tries, now) => {
      const wasHome = tries.home.get() === true;
      tries.home.set(true, now + homeMs);
      tries.pair.clear();
      tries.homePair.clear();
      tries.account.forgive();
      tries.codes.clear();
      if (wasHome) return;
      tries.address.forgive();
      tries.network.forgive();
    });
  }

  #transact<Result>(
    emailKey: string,
    address: string,
    run: (tries: Tries, now: number) => Result,
  ): Promise<Result> {
    const pair = `${emailKey} ${address}`;
    const { pair: ofPair, homePair, address: ofAddress, network, account, codes } = this.#policies;
    const keys = {
      home: keyOf('homes', pair),
      pair: keyOf('pairs', pair),
      homePair: keyOf('home pairs', pair),
      address: keyOf('addresses', address),
      network: keyOf('networks', wholeNetworkOf(address)),
      account: keyOf('accounts', emailKey),
      codes: keyOf('codes', emailKey),
    };
    return this.#keys.transact(keys, (states, now) =>
      run(
        {
          home: states.home,
          pair: new Throttle(states.pair, ofPair, now),
          homePair: new Throttle(states.homePair, homePair, now),
          address: new Throttle(states.address, ofAddress, now),
          network: new Throttle(states.network, network, now),
          account: new Throttle(states.account, account, now),
          codes: new Throttle(states.codes, codes, now),
        },
        now,
      ),
    );
  }
}

function keyOf(table: string, name: string): Key {
  return { table: `login ${table}`, name };
}
