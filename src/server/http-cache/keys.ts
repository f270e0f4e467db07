import { LRUCache } from 'lru-cache';
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

/**
 * So many requests are known by their words, if these have at most so many characters: to read an address takes
 * longer than to find its response (docs/performance.md#what-is-remembered).
 */
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
  const known = new LRUCache<string, string>({ max: mostKnown });
  const keyOf = (request: CacheRequest) => {
    const { pathname } = request;
    if (isBelowApi(pathname)) return dispatcher.keyOf(pathname.slice(apiPath.length), request);
    return pages?.keyOf(request) ?? (isFeed(pathname) ? pathname : undefined);
  };
  return request => {
    if (!isRead(request.method)) return undefined;
    const today = dayIn(timeZone, clock());
    // All that a key is made of, word for word.
    const { address, header } = request;
    const words = `${today}\n${address}\n${header('cookie') ?? ''}\n${header('accept-language') ?? ''}`;
    const before = known.get(words);
    if (before !== undefined) return before;
    const key = keyOf(request);
    if (!key || key.length > longestKey) return undefined;
    if (words.length <= longestKnown) known.set(words, `${today} ${key}`);
    return `${today} ${key}`;
  };
}
