import { TableCache } from '../db/tracking/table-cache.ts';
import type { TableTracker } from '../db/tracking/table-tracker.ts';
import { CachedResponse } from './cached-response.ts';
import { bufferUpTo, StreamedResponse } from './streamed-response.ts';

const maxResponses = 10_000;

/** Caches responses that are the same for everybody until a table that they depend on changes. */
export class ResponseCache {
  readonly #cache: TableCache<CachedResponse | Response>;
  /** The largest response that is cached, in bytes. */
  readonly #largest: number;

  constructor(tracker: TableTracker, maxBytes = 64 * 1024 * 1024) {
    this.#largest = maxBytes / 8;
    this.#cache = new TableCache({
      tracker,
      max: maxResponses,
      maxSize: maxBytes,
      maxEntrySize: this.#largest,
      sizeOf: response => (response instanceof CachedResponse ? response.size : Number.POSITIVE_INFINITY),
    });
  }

  get bytes(): number {
    return this.#cache.size;
  }

  lookup(key: string | undefined): CachedResponse | undefined {
    const kept = key === undefined ? undefined : this.#cache.get(key);
    return kept instanceof CachedResponse ? kept : undefined;
  }

  /**
   * Returns the cached response, or makes it once for all simultaneous requests. Unsuccessful responses are
   * not shared; for a minute one that is kept goes before a failure.
   */
  async respond(key: string, make: () => Promise<Response>): Promise<CachedResponse | Response> {
    let own: CachedResponse | Response | undefined;
    const response = await this.#cache.getOrMake(key, async () => {
      own = await this.#toCached(key, await make());
      return own;
    });
    const made = response instanceof CachedResponse || response === own ? response : await make();
    return made instanceof Response && made.status >= 500 ? this.#beforeOutage(key, made) : made;
  }

  #beforeOutage(key: string, failure: Response): CachedResponse | Response {
    const kept = this.#cache.getStale(key);
    return kept instanceof CachedResponse ? kept : failure;
  }

  async #toCached(key: string, response: Response): Promise<CachedResponse | Response> {
    if (response.status !== 200) return response;
    // A response that is too large to be cached stays a stream.
    const whole = response instanceof StreamedResponse ? await bufferUpTo(response, this.#largest) : response;
    if (whole instanceof StreamedResponse) return whole;
    return CachedResponse.of(whole, () => this.#cache.resize(key));
  }
}
