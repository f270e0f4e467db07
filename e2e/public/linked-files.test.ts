import { firstOf } from '../support/addresses.ts';
import { expect, publishedSite, test } from '../support/test.ts';

const publicUrl = publishedSite.PUBLIC_URL;
test.use({ settings: publishedSite });

test('only an event to come can be put into a calendar', async ({ origin }) => {
  const path = await firstOf(origin, '/kongres');
  const html = await (await fetch(origin + path)).text();
  const href = /href="(\/kalendar\/\d+\.ics)"/.exec(html)?.[1];
  const response = await fetch(origin + href);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const calendar = await response.text();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain(publicUrl + path);

  const list = await (await fetch(`${origin}/kongres`)).text();
  const past = [...list.matchAll(/href="(\/kongres\/\d+)"/g)].at(-1)?.[1];
  const pastPage = await (await fetch(origin + past)).text();
  expect(pastPage).toMatch(/Završeno/);
  expect(pastPage).not.toMatch(/kalendar\/\d+\.ics"/);
});

test('every page leads to its news feed and the manifest', async ({ origin }) => {
  for (const [path, language] of [
    ['/', 'bs'],
    ['/kontakt?lng=en', 'en'],
  ]) {
    const html = await (await fetch(origin + path)).text();
    const feed = /<link rel="alternate" type="application\/rss\+xml" href="([^"]*)"/.exec(html)?.[1];
    const manifest = /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1];
    expect(feed).toBe(`/novosti-${language}.rss`);
    expect((await fetch(origin + feed)).status).toBe(200);
    const { icons } = (await (await fetch(origin + manifest)).json()) as { icons: { src: string }[] };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect((await fetch(new URL(src, origin))).status, src).toBe(200);
  }
});
