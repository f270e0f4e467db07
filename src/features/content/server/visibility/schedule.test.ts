import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { temporaryFile } from '#features/media/testing/temporary-files.ts';
import { createApp } from '#server/app.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite/sqlite.ts';
import { TableTracker } from '#server/db/tracking/table-tracker.ts';
import { contentMoments } from '#server/features.ts';
import { toCacheRequest } from '#server/http-cache/cache-request.ts';
import { create } from '#server/testing/sample-forms.ts';
import { onlySqlite } from '#server/testing/test-database.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import type { ContentTables } from '../tables.ts';
import { Schedule } from './schedule.ts';

const moment = '2026-11-21T09:30:01.000Z';
const settings = { publicUrl: 'http://localhost:3000', trustedProxies: 0 };
const at = (path: string) => new Request(`http://localhost:3000${path}`);
const path = '/api/news.php?page=1';

const schedule = (site: TestSite, title = 'Zakazano', publishAt = moment) =>
  create(site, 'news', { title, publishAt });

/** What is read at an instant: from memory if it is there, as for a visitor. */
async function readAt(app: ReturnType<typeof createApp>, site: TestSite, instant: string, address = path) {
  site.setClock(instant);
  const kept = app.lookup(toCacheRequest(at(address)));
  return kept ? String(kept.body) : (await app.fetch(at(address))).text();
}

test('what was made while an item was scheduled is not kept beyond its moment', async () => {
  const site = await createTestSite();
  const app = createApp({ services: site.services, settings });
  const { refresh } = site.services.schedule;
  let isWritten = false;
  // After the look for the next moment, and before the response is made.
  site.services.schedule.refresh = async () => {
    await refresh.call(site.services.schedule);
    if (isWritten) return;
    isWritten = true;
    await schedule(site);
  };
  assert.doesNotMatch(await readAt(app, site, '2026-11-21T09:30:00.000Z'), /Zakazano/);
  assert.match(await readAt(app, site, moment), /Zakazano/);
});

test('what was read without a look for the next moment is not kept', async () => {
  const site = await createTestSite();
  await schedule(site);
  const app = createApp({ services: site.services, settings });
  const { refresh } = site.services.schedule;
  site.services.schedule.refresh = async () => undefined;
  assert.doesNotMatch(await readAt(app, site, '2026-11-21T09:30:00.000Z'), /Zakazano/);
  site.services.schedule.refresh = refresh;
  assert.match(await readAt(app, site, moment), /Zakazano/);
});

test('all who ask at one moment look once for the next one', async t => {
  const { db, tableTracker: tracker, clock } = (await createTestSite()).services;
  const own = new Schedule({ db, clock, tracker, moments: contentMoments });
  const look = t.mock.method(tracker, 'track');
  await Promise.all([own.refresh(), own.refresh(), own.refresh()]);
  assert.equal(look.mock.callCount(), 1);
});

test('who asks after a change does not wait for the look before it', async () => {
  const site = await createTestSite();
  const { db, tableTracker: tracker, clock } = site.services;
  const own = new Schedule({ db, clock, tracker, moments: contentMoments });
  const early = own.refresh();
  tracker.recordChange(new Set(['news']));
  await own.refresh();
  await early;
  const known = own.asOf;
  site.setClock('2026-11-21T09:30:00.500Z');
  assert.equal(own.asOf, known);
});

test('what is written without knowing the next moment makes nobody forget anything', async () => {
  const { db, tableTracker: tracker, clock } = (await createTestSite()).services;
  const own = new Schedule({ db, clock, tracker, moments: contentMoments });
  const forgotten: unknown[] = [];
  tracker.onChange(tables => forgotten.push(tables));
  assert.equal(own.asOf, own.asOf);
  assert.deepEqual(forgotten, []);
  await tracker.track(async () => own.asOf);
  tracker.poll();
  assert.equal(forgotten.length, 1);
});

test('several moments come one after the other, and those of changed plans', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const app = createApp({ services: site.services, settings });
  const seconds = [1, 2, 3].map(second => `2026-11-21T09:30:0${second}.000Z`);
  const ids: number[] = [];
  for (const [index, instant] of seconds.entries())
    ids.push((await schedule(site, `Zakazano ${index}`, instant)).id);
  const readTitles = async (instant: string) =>
    [...(await readAt(app, site, instant)).matchAll(/Zakazano \d/g)].map(([title]) => title).sort();
  assert.deepEqual(await readTitles('2026-11-21T09:30:00.000Z'), []);
  assert.deepEqual(await readTitles('2026-11-21T09:30:01.500Z'), ['Zakazano 0']);
  // Two moments pass while nobody asks.
  assert.deepEqual(await readTitles('2026-11-21T09:30:03.500Z'), ['Zakazano 0', 'Zakazano 1', 'Zakazano 2']);
  const body = new FormData();
  body.append('publishAt', '2026-11-21T09:30:05.000Z');
  await site.call(`/news-item.php?id=${ids[0]}`, { method: 'POST', headers, body });
  assert.deepEqual(await readTitles('2026-11-21T09:30:04.999Z'), ['Zakazano 1', 'Zakazano 2']);
  assert.deepEqual(await readTitles('2026-11-21T09:30:05.000Z'), ['Zakazano 0', 'Zakazano 1', 'Zakazano 2']);
});

test(
  'what another process schedules is due at its moment, also where nothing kept is asked for',
  onlySqlite,
  async t => {
    let elapsed = 0;
    t.mock.method(performance, 'now', () => elapsed);
    const site = await createTestSite();
    const { id } = await create(site, 'news', { status: 'draft' });
    const file = await temporaryFile((await site.snapshot()).database as Uint8Array);
    const tracker = new TableTracker();
    const db = openSqlite<Schema & ContentTables>(file, tracker);
    const other = openSqlite<Schema & ContentTables>(file);
    t.after(() => Promise.all([db.destroy(), other.destroy()]));
    let now = '2026-11-21T09:30:00.000Z';
    const own = new Schedule({ db, clock: () => new Date(now), tracker, moments: contentMoments });
    await own.refresh();
    const values = { status: 'published', publish_at: moment } as const;
    await other.updateTable('news').set(values).where('id', '=', id).execute();
    elapsed = 1_000;
    now = moment;
    await own.refresh();
    assert.equal(own.asOf, moment);
  },
);

test('kept responses say that applications have begun and ended', async () => {
  const site = await createTestSite();
  const app = createApp({ services: site.services, settings });
  const moments = ['2026-11-21T09:30:01.000Z', '2026-11-21T09:30:02.000Z'] as const;
  for (const kind of ['workshop', 'symposium', 'congress'] as const)
    await create(site, kind, { applyFrom: moments[0], applyUntil: moments[1] });
  for (const list of ['workshops', 'symposium', 'congress']) {
    const isOpen = async (instant: string) =>
      JSON.parse(await readAt(app, site, instant, `/api/${list}.php?page=1`)).items[0].applications_open;
    for (const [instant, expected] of [
      ['2026-11-21T09:30:00.000Z', false],
      [moments[0], true],
      ['2026-11-21T09:30:01.999Z', true],
      [moments[1], false],
    ] as const) {
      assert.equal(await isOpen(instant), expected, `${list} at ${instant}`);
      assert.equal(await isOpen(instant), expected, `${list} at ${instant}, from memory`);
    }
  }
});

test('kept responses say how many places are left', async () => {
  const { apply, decide, mine, site, event } = await siteWithPlaces('workshop', { capacity: 2 });
  const app = createApp({ services: site.services, settings });
  const now = '2026-11-21T09:30:00.000Z';
  const places = async () => {
    for (const address of ['/api/workshops.php?page=1', `/api/workshop.php?id=${event.id}`])
      await readAt(app, site, now, address);
    const [listed] = JSON.parse(await readAt(app, site, now, '/api/workshops.php?page=1')).items;
    const shown = JSON.parse(await readAt(app, site, now, `/api/workshop.php?id=${event.id}`));
    assert.equal(listed.places_left, shown.places_left);
    return shown.places_left;
  };
  const said = [await places()];
  const { url } = (await apply()).body;
  said.push(await places());
  await apply();
  said.push(await places());
  await decide([2], 'declined');
  said.push(await places());
  await mine(url, 'DELETE');
  said.push(await places());
  assert.deepEqual(said, [2, 1, 0, 1, 2]);
});

test('a scheduled event takes applications from its moment on', async () => {
  const site = await createTestSite({ isThrottled: false });
  const { id } = await create(site, 'workshop', { publishAt: moment });
  const draft = await create(site, 'workshop', { status: 'draft' });
  const apply = async (workshopId: number) => {
    const form = { firstName: 'Lejla', lastName: 'Đurić', email: 'lejla@primjer.ba' };
    return (
      await site.call(
        '/applications.php',
        json({ ...form, applicationType: 'workshop', workshopId, consent: true }),
      )
    ).status;
  };
  const count = async () => (await site.call(`/applications.php?action=count&id=${id}`)).status;
  assert.deepEqual([await apply(id), await count(), await apply(draft.id)], [404, 404, 404]);
  site.setClock(moment);
  assert.deepEqual([await apply(id), await count(), await apply(draft.id)], [201, 200, 404]);
});
