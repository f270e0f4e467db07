import { calendarPath, eventCalendarPath } from '#features/events/paths.ts';
import { newsFeedPath } from '#features/news/paths.ts';
import { publicationBibtexPath } from '#features/publications/paths.ts';
import { publicationBibtex } from '#features/publications/server/bibtex.ts';
import { drawShareCard } from '#features/site/server/share-card.ts';
import { parseId } from '#shared/ids.ts';
import { dayIn } from '#shared/instants.ts';
import { languages } from '#shared/language.ts';
import { defaultCard, shareCard } from '#shared/share-card.ts';
import type { Services } from '../services.ts';
import { listAddresses } from './addresses.ts';
import { eventCalendar, eventsCalendar } from './calendar.ts';
import { manifest } from './manifest.ts';
import { newsFeed } from './news-feed.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

type Deps = Pick<Services, 'db' | 'site' | 'visibleTo' | 'clock' | 'timeZone'>;
type Feed = (
  services: Deps,
  publicUrl: string,
  match: RegExpExecArray,
) => Promise<string | Uint8Array<ArrayBuffer> | undefined>;

const xml = 'application/xml; charset=utf-8';
const calendar = 'text/calendar; charset=utf-8';

/** Matches a path's addresses, with the id in a group. */
const addressOf = (pattern: string) =>
  new RegExp(`^${pattern.split(':id').map(RegExp.escape).join('(\\d+)')}$`);

/** Each feed's address, media type and function. */
const feeds: [address: RegExp, type: string, make: Feed][] = [
  [
    /^\/manifest\.webmanifest$/,
    'application/manifest+json',
    async ({ db, site }) => manifest((await site.read(db)).bs),
  ],
  [/^\/robots\.txt$/, 'text/plain; charset=utf-8', async (_, publicUrl) => robots(publicUrl)],
  [
    /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
    xml,
    async (services, publicUrl, [, part]) => sitemap(await listAddresses(services), publicUrl, parseId(part)),
  ],
  ...languages.map((language): [RegExp, string, Feed] => [
    addressOf(newsFeedPath(language)),
    'application/rss+xml; charset=utf-8',
    (services, publicUrl) => newsFeed(services, language, publicUrl),
  ]),
  ...languages.map((language): [RegExp, string, Feed] => [
    addressOf(calendarPath(language)),
    calendar,
    (services, publicUrl) =>
      eventsCalendar(services, language, dayIn(services.timeZone, services.clock()), publicUrl),
  ]),
  ...languages.map((language): [RegExp, string, Feed] => [
    addressOf(defaultCard(language)),
    shareCard.type,
    async ({ db, site }) => drawShareCard((await site.read(db))[language], language),
  ]),
  [
    addressOf(eventCalendarPath.pattern),
    calendar,
    async (services, publicUrl, [, text]) => {
      const id = parseId(text);
      return id === undefined ? undefined : eventCalendar(services, id, publicUrl);
    },
  ],
  [
    addressOf(publicationBibtexPath.pattern),
    'application/x-bibtex; charset=utf-8',
    async (services, publicUrl, [, text]) => {
      const id = parseId(text);
      return id === undefined ? undefined : publicationBibtex(services, id, publicUrl);
    },
  ],
];

export function isFeed(pathname: string): boolean {
  return feeds.some(([address]) => address.test(pathname));
}

/** The response for a feed's address; undefined for other addresses, and for items that do not exist. */
export async function serveFeed(
  services: Deps,
  publicUrl: string,
  pathname: string,
): Promise<Response | undefined> {
  for (const [address, type, make] of feeds) {
    const match = address.exec(pathname);
    const content = match ? await make(services, publicUrl, match) : undefined;
    if (content !== undefined) {
      return new Response(content, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
    }
  }
  return undefined;
}
