import { parseId } from '#shared/api/ids.ts';
import { feeds as ofFeatures } from '../features.ts';
import { listAddresses } from './addresses.ts';
import type { Feed, FeedContext } from './feed.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

const feeds: readonly Feed[] = [
  {
    pattern: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    make: async (_, publicUrl) => robots(publicUrl),
  },
  {
    pattern: '/sitemap.xml',
    type: xml,
    make: async (services, publicUrl) => sitemap(await listAddresses(services), publicUrl),
  },
  {
    pattern: '/sitemap-:id.xml',
    type: xml,
    make: async (services, publicUrl, part) => sitemap(await listAddresses(services), publicUrl, part),
  },
  ...ofFeatures,
];

const addresses = feeds.map(feed => ({ feed, address: addressOf(feed) }));

/** Matches a feed's addresses, with the id in a group. */
function addressOf({ pattern }: Feed): RegExp {
  return new RegExp(`^${pattern.split(':id').map(RegExp.escape).join('(\\d+)')}$`);
}

export function isFeed(pathname: string): boolean {
  return addresses.some(({ address }) => address.test(pathname));
}

/** The response for a feed's address; undefined for other addresses, and for items that do not exist. */
export async function serveFeed(
  services: FeedContext,
  publicUrl: string,
  pathname: string,
): Promise<Response | undefined> {
  for (const { feed, address } of addresses) {
    const [path, item] = address.exec(pathname) ?? [];
    const id = item === undefined ? 0 : parseId(item);
    const isFound = path !== undefined && id !== undefined;
    const content = isFound ? await feed.make(services, publicUrl, id) : undefined;
    if (content !== undefined) {
      return new Response(content, { headers: { 'Content-Type': feed.type, 'Cache-Control': 'no-cache' } });
    }
  }
  return undefined;
}
