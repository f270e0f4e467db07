import { dayIn } from '#shared/instants.ts';
import { isFeed } from '../feeds/routes.ts';
import type { Dispatcher } from '../http/dispatch.ts';
import type { Pages } from '../pages/pages.ts';
import type { Services } from '../services.ts';
import { type Asked, isRead } from './asked.ts';

/** What an answer depends on, as one text; undefined for what is to be made anew each time. */
export type KeyOf = (asked: Asked) => string | undefined;

const apiPath = '/api';

/** In characters. What is longer is a search of many words, which nobody else asks for. */
const longestKey = 500;

/** So many requests are known by their words, if these have at most so many characters. */
const mostKnown = 1_000;
const longestKnown = 1_000;

/**
 * Names the answers that may be kept: pages, feeds and the API's public reads, each by what it depends on beside
 * the content. Whoever signs in is never answered from memory.
 */
export function createKeys(
  { clock, timeZone }: Pick<Services, 'clock' | 'timeZone'>,
  dispatcher: Dispatcher,
  pages: Pages | undefined,
): KeyOf {
  const known = new KnownKeys();
  const keyOf: KeyOf = asked => {
    const { pathname } = asked;
    if (pathname.startsWith(`${apiPath}/`)) return dispatcher.keyOf(pathname.slice(apiPath.length), asked);
    return pages?.keyOf(asked) ?? (isFeed(pathname) ? pathname : undefined);
  };
  return asked => {
    if (!isRead(asked.method) || asked.header('authorization') !== undefined) return undefined;
    const today = dayIn(timeZone, clock());
    return known.get(asked, today, () => {
      const key = keyOf(asked);
      return key && key.length <= longestKey ? `${today} ${key}` : undefined;
    });
  };
}

/**
 * The keys of the latest requests by all that a key is made of, word for word: to read an address takes several times
 * as long as to find its answer.
 */
class KnownKeys {
  readonly #keys = new Map<string, string>();
  #day = '';

  get(asked: Asked, day: string, make: () => string | undefined): string | undefined {
    if (day !== this.#day || this.#keys.size >= mostKnown) this.#keys.clear();
    this.#day = day;
    const text = `${asked.address}\n${asked.header('cookie') ?? ''}\n${asked.header('accept-language') ?? ''}`;
    const known = this.#keys.get(text);
    if (known !== undefined) return known;
    const key = make();
    if (key !== undefined && text.length <= longestKnown) this.#keys.set(text, key);
    return key;
  }
}
