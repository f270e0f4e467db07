import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { starter } from '#features/site/starter/starter.ts';
import { versionsOfPage } from '#shared/page-versions.ts';
import { publicPages } from '../features.ts';
import { create } from '../testing/sample-forms.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { addressesPerSitemap, sitemap } from './sitemap.ts';

const publicUrl = 'https://udruzenje.example';
const hostile = 'Lipidi & <b>membrane</b>; "K", dio\\1 \u0007 čćšžđ 𝛼';

async function read(site: TestSite, path: string) {
  const response = await site.request(path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

function parseXml(text: string) {
  assert.equal(XMLValidator.validate(text), true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }).parse(
    text,
  );
}

/** The events of a calendar, parsed by a library. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map(part => new ICAL.Event(part));
}

test('robots.txt names the sitemap and leaves the panel out', async () => {
  const site = await createTestSite({ publicUrl });
  const { type, text } = await read(site, '/robots.txt');
  assert.equal(type, 'text/plain; charset=utf-8');
  assert.equal(
    text,
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
});

test('the sitemap has every page once, in both languages, and when it changed', async () => {
  const site = await createTestSite({ publicUrl });
  const news = await create(site, 'news');
  const workshop = await create(site, 'workshop');
  const congress = await create(site, 'congress');
  const symposium = await create(site, 'symposium');
  const album = await create(site, 'album', { cover_image: await samplePicture() });
  const { type, text } = await read(site, '/sitemap.xml');
  assert.equal(type, 'application/xml; charset=utf-8');
  const { url: pages } = parseXml(text).urlset;
  const locations = pages.map(({ loc }: { loc: string }) => loc);
  assert.equal(new Set(locations).size, publicPages.length + 5);
  for (const path of ['/', '/postani-clan', `/novosti/${news.id}`, `/radionica/${workshop.id}`])
    assert.ok(locations.includes(`${publicUrl}${path}`), path);
  for (const path of [`/kongres/${congress.id}`, `/simpozij/${symposium.id}`, `/galerija/${album.id}`])
    assert.ok(locations.includes(`${publicUrl}${path}`), path);
  const item = pages.find(({ loc }: { loc: string }) => loc.endsWith(`/galerija/${album.id}`));
  assert.equal(item.lastmod, '2026-11-21T09:30:00.000Z');
  const address = `${publicUrl}/galerija/${album.id}`;
  assert.deepEqual(alternatesIn(text, address), [
    `bs ${address}`,
    `en ${address}?lng=en`,
    `x-default ${address}`,
  ]);
});

/** What the sitemap says of an address's languages; undefined if it does not have the address. */
function alternatesIn(text: string, address: string): string[] | undefined {
  const pages: { loc: string; 'xhtml:link'?: Record<'hreflang' | 'href', string>[] }[] =
    parseXml(text).urlset.url;
  const page = pages.find(({ loc }) => loc === address);
  return page && (page['xhtml:link'] ?? []).map(({ hreflang, href }) => `${hreflang} ${href}`);
}

test('the sitemap names the two languages of a public pair, and of nothing else that has an item', async () => {
  const site = await createTestSite({ publicUrl });
  for (const [kind, path] of [
    ['news', '/novosti'],
    ['workshop', '/radionica'],
  ] as const) {
    const { id: single } = await create(site, kind);
    const { id: english } = await create(site, kind, { lang: 'en', title: 'Alone' });
    const { id: bs } = await create(site, kind);
    const { id: en } = await create(site, kind, { lang: 'en', title: 'Paired', translationOf: bs });
    const { id: hidden } = await create(site, kind, { lang: 'en', translationOf: single, status: 'draft' });
    const addressOf = (id: number) => `${publicUrl}${path}/${id}`;
    const { text } = await read(site, '/sitemap.xml');
    const pair = [`bs ${addressOf(bs)}`, `en ${addressOf(en)}?lng=en`, `x-default ${addressOf(bs)}`];
    assert.deepEqual(alternatesIn(text, addressOf(bs)), pair);
    assert.deepEqual(alternatesIn(text, `${addressOf(en)}?lng=en`), pair);
    assert.deepEqual(alternatesIn(text, addressOf(single)), []);
    assert.deepEqual(alternatesIn(text, `${addressOf(english)}?lng=en`), []);
    assert.ok(!text.includes(addressOf(hidden)));
  }
});

test('more pages than one file takes are split, and an index names the files', async () => {
  const addresses = Array.from({ length: addressesPerSitemap + 5 }, (_, id) => ({
    versions: versionsOfPage(`/novosti/${id}`),
  }));
  const index = parseXml(sitemap(addresses, publicUrl) ?? '').sitemapindex.sitemap;
  assert.deepEqual(
    index.map(({ loc }: { loc: string }) => loc),
    [`${publicUrl}/sitemap-1.xml`, `${publicUrl}/sitemap-2.xml`],
  );
  assert.equal(parseXml(sitemap(addresses, publicUrl, 1) ?? '').urlset.url.length, addressesPerSitemap);
  assert.equal(parseXml(sitemap(addresses, publicUrl, 2) ?? '').urlset.url.length, 5);
  assert.equal(sitemap(addresses, publicUrl, 3), undefined);
});

test('the feed of a language has its newest news, whatever their text', async () => {
  const site = await createTestSite({ publicUrl });
  await create(site, 'news', { title: 'Starija', publishedAt: '2026-01-02' });
  const { id } = await create(site, 'news', { title: hostile, description: hostile });
  await create(site, 'news', { title: 'English', lang: 'en' });
  const { type, text } = await read(site, '/novosti-bs.rss');
  assert.equal(type, 'application/rss+xml; charset=utf-8');
  const { channel } = parseXml(text).rss;
  assert.equal(channel.language, 'bs');
  assert.deepEqual(
    channel.item.map(({ title, link }: { title: string; link: string }) => [title, link]),
    [
      [hostile.replace('\u0007', ''), `${publicUrl}/novosti/${id}`],
      ['Starija', `${publicUrl}/novosti/1`],
    ],
  );
  assert.equal(channel.item[1].pubDate, 'Fri, 02 Jan 2026 00:00:00 GMT');
  const english = parseXml((await read(site, '/novosti-en.rss')).text).rss.channel;
  assert.equal(english.item.title, 'English');
});

test('an event is a calendar entry of whole days, its last one included', async () => {
  const site = await createTestSite({ publicUrl });
  const long = `${hostile} ${'Struktura proteina i krioelektronska mikroskopija. '.repeat(4)}`.trim();
  const { id } = await create(site, 'workshop', { title: long, description: `prvi\r\ndrugi, ${hostile}` });
  const { type, text } = await read(site, `/kalendar/${id}.ics`);
  assert.equal(type, 'text/calendar; charset=utf-8');
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.equal(text.replaceAll('\r\n', '').includes('\n'), false, 'lines end by CR LF');
  const [event, ...others] = eventsOf(text);
  assert.equal(others.length, 0);
  assert.equal(event?.summary, long.replace('\u0007', ''));
  assert.equal(event?.location, 'Sarajevo');
  assert.equal(event?.uid, `event-${id}@udruzenje.example`);
  assert.equal(event?.startDate.toString(), '2026-11-20');
  assert.equal(event?.endDate.toString(), '2099-01-01');
  assert.equal(event?.sequence, 0);
  const told = `10:30\nprvi\ndrugi, ${hostile.replace('\u0007', '')}\n${publicUrl}/radionica/${id}`;
  assert.equal(event?.description, told);
  assert.equal(String(event?.component.getFirstPropertyValue('dtstamp')), '2026-11-21T09:30:00Z');
});

test('the place of a calendar entry is where exactly it is held', async () => {
  const site = await createTestSite({ publicUrl });
  const { id } = await create(site, 'congress', { location: 'Mostar', venue: 'Hotel; sala 2' });
  const [event] = eventsOf((await read(site, `/kalendar/${id}.ics`)).text);
  assert.equal(event?.location, 'Hotel; sala 2, Mostar');
});

test('an event of one day is a calendar entry at its time, in the site’s time zone', async () => {
  const site = await createTestSite({ publicUrl });
  const days = [
    ['2026-12-11', '09:00', '2026-12-11T08:00:00.000Z'],
    ['2027-06-11', '17:30', '2027-06-11T15:30:00.000Z'],
    // The morning after the change to summer time.
    ['2027-03-28', '09:00', '2027-03-28T07:00:00.000Z'],
  ] as const;
  for (const [day, time] of days) await create(site, 'workshop', { startedAt: day, finishedAt: day, time });
  await create(site, 'congress', { startedAt: '2027-05-02', finishedAt: '2027-05-02' });
  const { text } = await read(site, '/kalendar-bs.ics');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [zone, ...others] = calendar.getAllSubcomponents('vtimezone');
  assert.ok(zone);
  assert.equal(others.length, 0);
  assert.equal(zone.getFirstPropertyValue('tzid'), 'Europe/Sarajevo');
  ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const starts = eventsOf(text).map(({ startDate }) =>
    startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
  );
  // An event without a time of day is a whole-day entry.
  assert.deepEqual(starts.toSorted(), [...days.map(([, , instant]) => instant), '2027-05-02'].toSorted());
  assert.equal(text.match(/^DTSTART;TZID=Europe\/Sarajevo:20261211T090000$/gm)?.length, 1);
});

test('the calendar of a language has the events that are not over, of every kind', async () => {
  const site = await createTestSite({ publicUrl });
  const span = (startedAt: string, finishedAt: string) => ({ startedAt, finishedAt });
  await create(site, 'workshop', { title: 'Prošla', ...span('2026-11-19', '2026-11-20') });
  await create(site, 'congress', { title: 'Daleki', ...span('2027-03-01', '2027-03-04') });
  await create(site, 'symposium', { title: 'Današnji', ...span('2026-11-20', '2026-11-21') });
  await create(site, 'symposium', { title: 'English', lang: 'en' });
  const titles = async (path: string) =>
    eventsOf((await read(site, path)).text).map(({ summary }) => summary);
  assert.deepEqual(await titles('/kalendar-bs.ics'), ['Današnji', 'Daleki']);
  assert.deepEqual(await titles('/kalendar-en.ics'), ['English']);
});

test('calendars tell that an event was cancelled, and that it takes place after all', async () => {
  const { site, event, update } = await siteWithPlaces();
  const told = async () => {
    const files = [`/kalendar/${event.id}.ics`, '/kalendar-bs.ics'].map(async path => {
      const [entry] = eventsOf((await read(site, path)).text);
      return `${entry?.component.getFirstPropertyValue('status')} ${entry?.sequence}`;
    });
    const [own, listed] = await Promise.all(files);
    assert.equal(own, listed);
    return own;
  };
  const said = [await told()];
  for (const cancelled of ['true', 'false']) {
    await update({ cancelled });
    said.push(await told());
  }
  assert.deepEqual(said, ['CONFIRMED 0', 'CANCELLED 1', 'CONFIRMED 2']);
});

test('the manifest names the site and its icons', async () => {
  const { type, text } = await read(await createTestSite(), '/manifest.webmanifest');
  assert.equal(type, 'application/manifest+json');
  const { name, short_name, icons } = JSON.parse(text);
  assert.deepEqual([name, short_name], [starter.bs.name, starter.bs.short_name]);
  for (const { src, type: iconType } of icons) {
    const file = await readFile(join(import.meta.dirname, '../../../public', src));
    const found = await sharp(file).metadata();
    assert.equal(`image/${found.format === 'svg' ? 'svg+xml' : found.format}`, iconType);
  }
});

test('what does not exist is not found, and feeds are read by GET only', async () => {
  const site = await createTestSite({ publicUrl });
  for (const path of ['/kalendar/9.ics', '/kalendar/x.ics', '/sitemap-2.xml', '/novosti-de.rss'])
    assert.equal((await read(site, path)).status, 404, path);
  const answer = await site.request('/sitemap.xml', { method: 'POST' });
  assert.equal(answer.status, 405);
  assert.equal((await site.request('/robots.txt', { method: 'HEAD' })).status, 200);
});
