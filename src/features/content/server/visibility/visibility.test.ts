import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { type SqlBool, sql } from 'kysely';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { contentTypes, handlers } from '#server/features.ts';
import { Dispatcher } from '#server/http/dispatch.ts';
import { pageOf } from '#server/testing/hidden-content.ts';
import { create, createBy, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart } from '#server/testing/test-site.ts';
import { contentSamples } from '../../testing/content-samples.ts';
import { publicItems, type VisibleTo, withPreviewed } from './visibility.ts';

/** In these tests the public may not read items with this in their title. */
const mark = 'tajna';
const visibleTo: VisibleTo = (session, rows) =>
  session ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.ref(`${rows}.title`)} not like ${`${mark}%`}`;

/** A site with a hidden item of every kind, each before a visible one. */
async function siteWithHidden() {
  const site = await createTestSite({ visibleTo, isThrottled: false });
  const picture = await samplePicture();
  const ids: Record<string, { hidden: number; open: number }> = {};
  for (const { kind, calls, formWith } of contentSamples) {
    const add = async (title: string) =>
      (await createBy<{ id: number }>(site, calls.create, { ...formWith(picture), title })).id;
    ids[kind] = { hidden: await add(`${mark} ${kind}`), open: await add(`Otvoreno ${kind}`) };
  }
  return { site, ids, headers: await site.signIn() };
}

const { site, ids, headers } = await siteWithHidden();
const idsOf = (kind: string) => ids[kind] ?? assert.fail(`No ${kind} was created.`);

const textOf = async (path: string) => (await site.request(path)).text();

for (const { kind, calls, hasLanguages } of contentSamples) {
  test(`${kind}: hidden from lists, pages, searches and by its address, but not from administrators`, async () => {
    const { hidden, open } = idsOf(kind);
    const queries = ['?page=1', `?page=1&search=${mark}`, ...(hasLanguages ? ['', '?all=true'] : [])];
    for (const query of queries) {
      const seen = async (init: RequestInit) => {
        const { body } = await site.call<Fields[] & { items: Fields[]; total: number }>(
          `${calls.page.path}${query}`,
          init,
        );
        const found = body.items ?? body;
        if (body.items) assert.equal(body.total, found.length);
        return found.map(({ id }) => id);
      };
      const isSearch = query.includes('search');
      assert.deepEqual(await seen({}), isSearch ? [] : [open], query);
      assert.deepEqual(await seen({ headers }), isSearch ? [hidden] : [open, hidden], query);
    }
    const status = async (id: number, init: RequestInit) =>
      (await site.call(`${calls.show.path}?id=${id}`, init)).status;
    assert.deepEqual(
      [await status(hidden, {}), await status(hidden, { headers }), await status(open, {})],
      [404, 200, 200],
    );
  });
}

test('an administrator changes and removes what is hidden', async () => {
  const { id } = await create(site, 'news', { title: `${mark} nova` });
  const body = multipart({ title: `${mark} druga` });
  const changed = await site.call<Fields>(`/news-item.php?id=${id}`, { method: 'POST', headers, body });
  assert.deepEqual([changed.status, changed.body.title], [200, `${mark} druga`]);
  const removed = await site.call(`/news-item.php?id=${id}`, { method: 'DELETE', headers });
  assert.equal(removed.status, 200);
});

test('the images of a hidden album are hidden with it', async () => {
  const album = String(idsOf('album').hidden);
  const body = multipart({ album_id: album, image: await samplePicture() });
  assert.equal((await site.call('/gallery_images.php', { method: 'POST', headers, body })).status, 201);
  const images = (init: RequestInit) => site.call<Fields[]>(`/gallery.php?album_id=${album}`, init);
  assert.equal((await images({})).status, 404);
  assert.equal((await images({ headers })).body.length, 1);
});

test('sitemap, feeds and calendars have what is open only', async () => {
  const sitemap = await textOf('/sitemap.xml');
  for (const manifest of contentTypes) {
    if (!manifest.itemPage) continue;
    const { name } = manifest.type;
    const { hidden, open } = idsOf(name);
    assert.ok(sitemap.includes(`${await pageOf(site, manifest, open)}<`), name);
    assert.ok(!sitemap.includes(`${await pageOf(site, manifest, hidden)}<`), name);
  }
  for (const feed of ['/novosti-bs.rss', '/kalendar-bs.ics']) {
    const text = await textOf(feed);
    assert.match(text, /Otvoreno/, feed);
    assert.doesNotMatch(text, new RegExp(mark), feed);
  }
  const workshop = idsOf('workshop');
  const calendarOf = async (id: number) => (await site.request(`/kalendar/${id}.ics`)).status;
  assert.deepEqual([await calendarOf(workshop.hidden), await calendarOf(workshop.open)], [404, 200]);
});

test('nobody applies to a hidden event, nor learns that there is one', async () => {
  const { hidden, open } = idsOf('workshop');
  const apply = (workshopId: number) =>
    site.call('/applications.php', json({ ...sampleForms.application, workshopId }));
  assert.equal((await apply(hidden)).status, 404);
  assert.equal((await apply(open)).status, 201);
  const count = async (id: number) => (await site.call(`/applications.php?action=count&id=${id}`)).status;
  assert.deepEqual([await count(hidden), await count(open)], [404, 200]);
  // The administrator still reads the applications to it.
  const path = `/applications.php?application_type=workshop&id=${hidden}`;
  assert.equal((await site.call(path, { headers })).status, 200);
});

test('the first screen has the coming events that visitors see', async () => {
  const { body } = await site.call<{ events: Fields[] }>('/overview.php', { headers });
  assert.deepEqual(
    body.events.map(({ title }) => title),
    ['Otvoreno workshop', 'Otvoreno symposium', 'Otvoreno congress'],
  );
});

test('pages are rendered from what is open only', async () => {
  const dispatcher = new Dispatcher(handlers, site.services);
  for (const { kind, calls } of contentSamples) {
    const ids = idsOf(kind);
    const page = (await dispatcher.read(calls.page.path, new URLSearchParams('page=1'), 'bs')) as {
      items: Fields[];
    };
    assert.deepEqual(
      page.items.map(({ id }) => id),
      [ids.open],
    );
    const hidden = dispatcher.read(calls.show.path, new URLSearchParams(`id=${ids.hidden}`), 'bs');
    await assert.rejects(hidden, { code: 'not_found' }, kind);
  }
});

test('an account asks for items by their state, and finds none that is in the trash', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const states: Record<string, Fields> = {
    published: {},
    draft: { status: 'draft' },
    scheduled: { publishAt: '2026-11-21T09:30:01.000Z' },
  };
  for (const [title, form] of Object.entries(states)) {
    await create(site, 'news', { title, ...form });
    const { id } = await create(site, 'news', { title: `${title}, deleted`, ...form });
    await site.call(`/news-item.php?id=${id}`, { method: 'DELETE', headers });
  }
  const ask = async (status: string) => {
    const { body } = await site.call<{ items: Fields[] }>(`/news.php?page=1&status=${status}`, { headers });
    return body.items.map(({ title }) => title).sort();
  };
  for (const status of Object.keys(states)) assert.deepEqual(await ask(status), [status]);
  assert.deepEqual(await ask('any'), ['draft', 'published', 'scheduled']);
});

test('a preview shows its item, and none of another table that has its number', async () => {
  const site = await createTestSite();
  for (const kind of ['news', 'workshop'] as const) await create(site, kind, { status: 'draft' });
  const { db } = site;
  const visibleTo = withPreviewed(site.services.visibleTo, { table: 'news', id: 1 });
  const idsIn = async (table: 'news' | 'events') =>
    (await publicItems({ db, visibleTo }, table).select('id').execute()).map(({ id }) => id);
  assert.deepEqual([await idsIn('news'), await idsIn('events')], [[1], []]);
});

test('no SQL but that of the kit reads the tables of content', async () => {
  const source = join(import.meta.dirname, '../../../..');
  const tables = [...new Set(contentTypes.map(({ type }) => type.table))].join('|');
  const read = new RegExp(`\\b(from|join) (${tables})\\b`);
  const readers: string[] = [];
  for await (const file of glob('{server,features}/**/*.ts', { cwd: source })) {
    if (/\.test\.ts$|\/messages\/|\/starter\//.test(file)) continue;
    const code = await readFile(join(source, file), 'utf8');
    // Queries built without `sql` are checked by the compiler: `Db` does not have these tables.
    if ((code.match(/sql(<.*>)?`[^`]*`/g) ?? []).some(text => read.test(text))) readers.push(file);
  }
  assert.deepEqual(readers.sort(), [
    // Conditions on the events that a reader may read.
    'features/events/server/content.ts',
    // It asks for ids, numbers and titles for those who decide on applications, whoever may read the events.
    'features/events/server/keeper.ts',
    // Spellings of places, to compare with; who asks for places is shown those of public events.
    'features/events/server/places.ts',
  ]);
});
