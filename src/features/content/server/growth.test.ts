// Only on SQLite.
// In a process of its own: it compares times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { handlers } from '#server/features.ts';
import { Dispatcher } from '#server/http/dispatch.ts';
import { insertRows } from '#server/testing/bulk-rows.ts';
import { createTestSite } from '#server/testing/test-site.ts';

const pictures = 100;

/** A site with this many news items and events: half of the events are workshops, three of four in Bosnian. */
async function siteOf(items: number) {
  const site = await createTestSite();
  const name = (number: string) => sql`printf('%040d.webp', ${sql.raw(number)})`;
  await insertRows(site.db, 'files', pictures, { name: name('n'), width: 800, height: 600 });
  const day = sql`printf('%d-%02d-%02d', 2010 + n * 7 % 16, 1 + n * 5 % 12, 1 + n * 11 % 28)`;
  const item = {
    title: sql`'Naslov ' || n`,
    description: 'Opis. '.repeat(20),
    image: name(`1 + n % ${pictures}`),
    lang: sql`iif(n % 4 = 1, 'en', 'bs')`,
    version: 1,
  };
  const category = sql`iif(n % 2, 'Vijesti', 'Događaji')`;
  await insertRows(site.db, 'news', items, { ...item, category, published_at: day });
  const kind = sql`iif(n % 2, 'symposium', 'workshop')`;
  await insertRows(site.db, 'events', items, { ...item, kind, started_at: day, finished_at: day });
  const dispatcher = new Dispatcher(handlers, site.services);
  // As the app does before each response.
  await site.services.schedule.refresh();
  /** Measures a call, in milliseconds. */
  return async (pathOf: (items: number) => string): Promise<number> => {
    const path = pathOf(items);
    const request = new Request(`http://localhost/api${path}`);
    const before = performance.now();
    const answer = await dispatcher.respond(request, path.split('?')[0] ?? '', '127.0.0.1');
    const time = performance.now() - before;
    assert.equal(answer.status, 200);
    return time;
  };
}

type Site = Awaited<ReturnType<typeof siteOf>>;

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** How much longer a call takes with many items. Both are measured in turn, so that they meet the same noise. */
async function ratioOf(few: Site, many: Site, path: (items: number) => string): Promise<number> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < 150; round += 1) {
    times.few.push(await few(path));
    times.many.push(await many(path));
  }
  return median(times.many) / median(times.few);
}

const rounds = 8;
const [few, many] = [await siteOf(100), await siteOf(100_000)];

const calls: [name: string, path: (items: number) => string, longest: number][] = [
  ['the first page of news', () => '/news.php?page=1', 1.3],
  ['news of a category in every language', () => '/news.php?page=1&all=true&category=Vijesti', 1.3],
  ['one of the news', items => `/news-item.php?id=${items / 2}`, 1.3],
  ['the first page of news as the site lists them', () => '/news.php?page=1&arranged=true', 1.3],
  ['the first page of workshops', () => '/workshops.php?page=1', 1.3],
  ['one workshop', items => `/workshop.php?id=${items / 2}`, 1.3],
  ['what one of the news leads to', items => `/related?type=news&id=${items / 2}`, 1.3],
  ['what a workshop leads to', items => `/related?type=workshop&id=${items / 2}`, 1.3],
  // The index entries before the page are skipped, at 30 ns each.
  ['a page in the middle of the news', items => `/news.php?page=${Math.floor(items / 24)}`, 20],
];

for (const [name, path, longest] of calls) {
  test(`${name}: of 100,000 as fast as of 100`, async () => {
    const ratios: number[] = [];
    // A call that grows with the items is slower in every round; noise is not.
    while (ratios.length < rounds && Math.min(...ratios) > longest)
      ratios.push(await ratioOf(few, many, path));
    assert.ok(Math.min(...ratios) <= longest, ratios.map(ratio => ratio.toFixed(2)).join(', '));
  });
}
