import { createHash } from 'node:crypto';
import { RateLimit } from '#server/rate-limit/rate-limit.ts';
import type { Settings } from '#server/settings.ts';

const minute = 60_000;

export type PostPolicy = Pick<
  Settings,
  'postsPerTenMinutes' | 'postsPerDay' | 'postsPerMinute' | 'repeatedPostsPerMinute'
>;

/**
 * Limits what the public sends by address, generously, since a class applies from behind the one address of its
 * faculty; and what is sent over and over from there, tightly.
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
   * Counts a post; past a limit it throws `too_many`, with `Retry-After` in seconds, and counts nothing. Posts are the
   * same where `said` is, but for case and spaces.
   */
  take(address: string, ...said: readonly string[]): void {
    this.#posts.check(address);
    this.#repeats.take(`${address} ${digest(said)}`);
    this.#posts.take(address);
  }
}

/** Kept for a while: of what people wrote nothing can be read in it. */
function digest(said: readonly string[]): string {
  const words = said.map(text => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(words)).digest('base64');
}
