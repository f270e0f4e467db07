import { createHash } from 'node:crypto';
import { RateLimit } from '#server/rate-limit/rate-limit.ts';
import type { Settings } from '#server/settings.ts';

const minute = 60_000;

export type PostPolicy = Pick<
  Settings,
  'postsPerTenMinutes' | 'postsPerDay' | 'postsPerMinute' | 'repeatedPostsPerMinute'
>;

/**
 * Limits public posts by address. The limits are generous, because a whole class may apply from its faculty's
 * one address, but tight for repeated content.
 */
export class PostLimit {
  readonly #posts: RateLimit;
  readonly #repeats: RateLimit;

  constructor(policy: PostPolicy, clock: () => Date) {
    const { postsPerTenMinutes, postsPerDay, postsPerMinute, repeatedPostsPerMinute } = policy;
    const windows = [
      { limit: postsPerTenMinutes, ms: 10 * minute },
      { limit: postsPerDay, ms: 24 * 60 * minute },
      ...(postsPerMinute === undefined ? [] : [{ limit: postsPerMinute, ms: minute }]),
    ];
    this.#posts = new RateLimit(windows, clock);
    this.#repeats = new RateLimit([{ limit: repeatedPostsPerMinute, ms: minute }], clock);
  }

  /**
   * Counts a post. Beyond a limit it throws `too_many`, with `Retry-After` in seconds, without counting.
   * Posts count as repeated if `said` is the same, ignoring case and spaces.
   */
  take(address: string, ...said: readonly string[]): void {
    this.#posts.check(address);
    this.#repeats.take(`${address} ${digest(said)}`);
    this.#posts.take(address);
  }
}

/** A digest, so that nothing that people wrote is kept. */
function digest(said: readonly string[]): string {
  const words = said.map(text => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(words)).digest('base64');
}
