import { dayIn } from '#shared/instants.ts';
import { isFeed } from '../feeds/routes.ts';
import type { Dispatcher } from '../http/dispatch.ts';
import type { Pages } from '../pages/pages.ts';
import type { Services } from '../services.ts';
import { apiPath, type CacheRequest, isBelowApi, isRead } from './cache-request.ts';

/** What a response depends on, as one text; undefined for what is to be made anew each time. */
export type KeyOf = (request: CacheRequest) => string | undefined;

/** In characters. What is longer is a search of many words, which nobody else asks for. */
const longestKey = 500;

/** So many requests are known by their words, if these have at most so many characters. */
const mostKnown = 1_000;
const longestKnown = 1_000;

/**
 * Names the responses that may be kept: pages, feeds and the API's public reads, each by what it depends on beside
 * the content. Whoever has a session may read more than they tell: who asks for a key has made sure that it is the
 * public that asks.
 */
export function createKeys(
  { clock, timeZone }: Pick<Services, 'clock' | 'timeZone'>,
  dispatcher: Dispatcher,
  pages: Pages | undefined,
): KeyOf {
  const known = new KnownKeys();
  const keyOf: KeyOf = request => {
    const { pathname } = request;
    if (isBelowApi(pathname)) return dispatcher.keyOf(pathname.slice(apiPath.length), request);
    return pages?.keyOf(request) ?? (isFeed(pathname) ? pathname : undefined);
  };
  return request => {
    if (!isRead(request.method)) return undefined;
    const today = dayIn(timeZone, clock());
    return known.get(request, today, () => {
      const key = keyOf(request);
      return key && key.length <= longestKey ? `${today} ${key}` : undefined;
    });
  };
}

/**
 * The keys of the latest requests by all that a key is made of, word for word: to read an address takes several times
 * as long as to find its response.
 */
class KnownKeys {
  readonly #keys = new Map<string, string>();
  #day = '';

  get(request: CacheRequest, day: string, make: () => string | undefined): string | undefined {
    if (day !== this.#day || this.#keys.size >= mostKnown) this.#keys.clear();
    this.#day = day;
    const text = `${request.address}\n${request.header('cookie') ?? ''}\n${request.header('accept-language') ?? ''}`;
    const known = this.#keys.get(text);
    if (known !== undefined) return known;
    const key = make();
    if (key !== undefined && text.length <= longestKnown) this.#keys.set(text, key);
    return key;
  }
}
