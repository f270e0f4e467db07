import { createHash } from 'node:crypto';
import { wholeNetworkOf } from '#server/http/client-address.ts';
import type { KeyStore } from '#server/rate-limit/key-store.ts';
import { RateLimit, type RateWindow } from '#server/rate-limit/rate-limit.ts';
import type { Settings } from '#server/settings.ts';

const minute = 60_000;

export type PostPolicy = Pick<
  Settings,
  'postsPerTenMinutes' | 'postsPerDay' | 'postsPerMinute' | 'repeatedPostsPerMinute'
>;

/** The whole network of an address counts as so many addresses. */
const addressesOfNetwork = 4;

/**
 * Limits public posts by address. The limits are generous, because a whole class may apply from its faculty's
 * one address, but tight for repeated content.
 */
export class PostLimit {
  readonly #keys: KeyStore;
  readonly #ofPosts: readonly RateWindow[];
  readonly #ofNetworks: readonly RateWindow[];
  readonly #ofRepeats: readonly RateWindow[];

  constructor(policy: PostPolicy, keys: KeyStore) {
    this.#keys = keys;
    const { postsPerTenMinutes, postsPerDay, postsPerMinute, repeatedPostsPerMinute } = policy;
    this.#ofPosts = [
      { limit: postsPerTenMinutes, ms: 10 * minute },
      { limit: postsPerDay, ms: 24 * 60 * minute },
      ...(postsPerMinute === undefined ? [] : [{ limit: postsPerMinute, ms: minute }]),
    ];
    this.#ofNetworks = this.#ofPosts.map(({ limit, ms }) => ({ limit: limit * addressesOfNetwork, ms }));
    this.#ofRepeats = [{ limit: repeatedPostsPerMinute, ms: minute }];
  }

  /**
   * Counts a post. Beyond a limit it throws `too_many`, with `Retry-After` in seconds, without counting.
   * Posts count as repeated if `said` is the same, ignoring case and spaces.
   */
  take(address: string, ...said: readonly string[]): Promise<void> {
    const keys = {
      posts: { table: 'posts', name: address },
      ofNetwork: { table: 'posts of networks', name: wholeNetworkOf(address) },
      repeats: { table: 'repeated posts', name: `${address} ${digest(said)}` },
    };
    return this.#keys.transact(keys, (states, now) => {
      const posts = new RateLimit(states.posts, this.#ofPosts, now);
      const ofNetwork = new RateLimit(states.ofNetwork, this.#ofNetworks, now);
      posts.check();
      ofNetwork.check();
      new RateLimit(states.repeats, this.#ofRepeats, now).take();
      posts.take();
      ofNetwork.take();
    });
  }
}

/** A digest, so that nothing that people wrote is kept. */
function digest(said: readonly string[]): string {
  const words = said.map(text => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(words)).digest('base64');
}
