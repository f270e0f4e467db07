import { LRUCache } from 'lru-cache';
import { dayIn } from '#shared/instants.ts';
import { isFeed } from '../feeds/routes.ts';
import type { Dispatcher } from '../http/dispatch.ts';
import type { Pages } from '../pages/pages.ts';
import type { Services } from '../services.ts';
import { apiPath, type CacheRequest, isBelowApi, isRead } from './cache-request.ts';

/** The cache key of a response; undefined if it must not be cached. */
export type KeyOf = (request: CacheRequest) => string | undefined;

/** In characters. Longer keys are searches that nobody repeats. */
const longestKey = 500;

/**
 * How many requests have their key remembered, and the longest such request in characters: parsing an address
 * takes longer than looking up its response (docs/performance.md#what-is-remembered).
 */
const maxKnown = 1_000;
const longestKnown = 1_000;

/**
 * The keys of cacheable responses: pages, feeds and the API's public reads. Callers must only pass requests
 * without a session, which may see more.
 */
export function createKeys(
  { clock, timeZone }: Pick<Services, 'clock' | 'timeZone'>,
  dispatcher: Dispatcher,
  pages: Pages | undefined,
): KeyOf {
  const known = new LRUCache<string, string>({ max: maxKnown });
  const keyOf = (request: CacheRequest) => {
    const { pathname } = request;
    if (isBelowApi(pathname)) return dispatcher.keyOf(pathname.slice(apiPath.length), request);
    return pages?.keyOf(request) ?? (isFeed(pathname) ? pathname : undefined);
  };
  return request => {
    if (!isRead(request.method)) return undefined;
    const today = dayIn(timeZone, clock());
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
