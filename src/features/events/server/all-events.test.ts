import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import type { EventSummary } from '../contract.ts';
import type { EventKind } from '../kinds.ts';

type Listed = { items: EventSummary[]; total: number; totalPages: number; page: number };

async function list(site: TestSite, query = '') {
  const { status, body } = await site.call<Listed>(`/events?${query}`);
  assert.equal(status, 200, query);
  return body;
}

const titles = async (site: TestSite, query = '') =>
  (await list(site, query)).items.map(({ title }) => title).join(', ');

const days = (startedAt: string, finishedAt = startedAt) => ({ startedAt, finishedAt });

/** Events of every kind around 20 November 2026. */
async function siteWithEvents() {
  const site = await createTestSite();
  const events: [EventKind, string, Fields][] = [
    ['congress', 'past', { ...days('2025-05-01', '2025-05-04'), location: 'Đakovo' }],
    ['workshop', 'later', days('2027-02-01')],
    ['symposium', 'running', { ...days('2026-11-19', '2026-11-20'), location: 'Banja  Luka' }],
    ['workshop', 'last', { ...days('2026-11-19'), location: 'Tuzla' }],
    ['congress', 'tomorrow', { ...days('2026-11-21'), location: 'tuzla' }],
    ['workshop', 'English', { ...days('2026-12-01'), lang: 'en' }],
  ];
  const ids: Record<string, number> = {};
  for (const [kind, title, fields] of events)
    ids[title] = (await create(site, kind, { title, ...fields })).id;
  site.setClock('2026-11-20T09:30:00.000Z');
  return { site, ids };
}

test('events of all kinds are listed together: what runs, what comes, what was', async () => {
  const { site, ids } = await siteWithEvents();
  const { items, ...counts } = await list(site);
  assert.deepEqual(
    items.map(({ title, kind, url }) => [title, kind, url]),
    [
      ['running', 'symposium', `/simpozij/${ids.running}`],
      ['tomorrow', 'congress', `/kongres/${ids.tomorrow}`],
      ['later', 'workshop', `/radionica/${ids.later}`],
      ['last', 'workshop', `/radionica/${ids.last}`],
      ['past', 'congress', `/kongres/${ids.past}`],
    ],
  );
  assert.deepEqual(counts, { total: 5, totalPages: 1, page: 1 });
  assert.equal(await titles(site, 'pageSize=2&page=2'), 'later, last');
  const [english] = (await list(site, 'lang=en')).items;
  assert.equal(english?.url, `/radionica/${ids.English}?lng=en`);
  assert.equal(await titles(site, 'lang=en&arranged=true'), 'English, running, tomorrow, later, last, past');
});

test('kind, time, year and place narrow them, each and together', async () => {
  const { site } = await siteWithEvents();
  for (const [query, found] of [
    ['kind=workshop', 'later, last'],
    ['when=running', 'running'],
    ['when=upcoming', 'tomorrow, later'],
    ['when=past', 'last, past'],
    ['year=2026', 'running, tomorrow, last'],
    ['place=TUZLA', 'tomorrow, last'],
    ['place=tuz', ''],
    ['place=banja%20luka', 'running'],
    ['place=djakovo', 'past'],
    ['place=Dakovo', 'past'],
    ['kind=workshop&when=past&year=2026&place=Tuzla', 'last'],
    ['kind=&when=&year=&place=', 'running, tomorrow, later, last, past'],
  ] as const)
    assert.equal(await titles(site, query), found, query);
});

test('what is no kind, time, year or page is refused', async () => {
  const site = await createTestSite();
  for (const [name, value] of [
    ['kind', 'news'],
    ['when', 'soon'],
    ['year', 'lani'],
    ['year', '0'],
    ['year', '10000'],
    ['year', '2026,2027'],
    ['place', ' '],
    ['status', 'hidden'],
    ['page', '0'],
    ['pageSize', '101'],
  ] as const) {
    const { status, body } = await site.call<{ fields: Fields }>(
      `/events?${name}=${encodeURIComponent(value)}`,
    );
    assert.equal(status, 422, `${name}=${value}`);
    assert.deepEqual(Object.keys(body.fields), [name]);
  }
  for (const path of ['/workshops.php', '/symposium.php', '/congress.php?page=1', '/news.php']) {
    const { status } = await site.call(`${path}${path.includes('?') ? '&' : '?'}year=lani`);
    assert.equal(status, 422, path);
  }
  assert.equal((await site.call('/workshops.php?when=soon')).status, 422);
});

test('accounts are answered how events stand, and may ask for those that are not public', async () => {
  const { site } = await siteWithEvents();
  const days = { startedAt: '2026-11-22', finishedAt: '2026-11-23' };
  await create(site, 'workshop', { title: 'draft', ...days, location: 'Bugojno', status: 'draft' });
  await create(site, 'congress', { title: 'scheduled', ...days, publishAt: '2026-11-21T10:00:00Z' });
  const session = { headers: await site.signIn() };
  const found = async (query: string) => {
    const { body } = await site.call<Listed>(`/events?${query}`, session);
    return body.items.map(({ title, status }) => `${title} ${status}`).join(', ');
  };
  assert.equal(await found('when=upcoming'), 'tomorrow published, later published');
  assert.equal(await found('status=draft&place=Bugojno'), 'draft draft');
  assert.equal(await found('status=scheduled'), 'scheduled scheduled');
  assert.equal(
    await found('status=any&when=upcoming'),
    'tomorrow published, draft draft, scheduled scheduled, later published',
  );
  const [item] = (await list(site)).items;
  for (const name of ['status', 'publish_at', 'updated_at', 'updated_by'])
    assert.ok(item && !(name in item), name);
  for (const status of ['any', 'draft', 'scheduled'])
    assert.equal((await site.call(`/events?status=${status}`)).status, 401, status);
  assert.equal(await titles(site, 'status=published&when=upcoming'), 'tomorrow, later');
});

test('the lists of the kinds take time and year, and keep their order', async () => {
  const { site } = await siteWithEvents();
  const titlesOf = async (path: string) => {
    const { body } = await site.call<{ title: string }[] | { items: { title: string }[] }>(path);
    return (Array.isArray(body) ? body : body.items).map(({ title }) => title).join(', ');
  };
  for (const [path, found] of [
    ['/workshops.php', 'later, last'],
    ['/workshops.php?when=upcoming', 'later'],
    ['/workshops.php?page=1&when=past', 'last'],
    ['/congress.php?page=1&year=2025', 'past'],
    ['/congress.php?year=2026', 'tomorrow'],
    ['/symposium.php?when=running&page=1&arranged=true', 'running'],
  ] as const)
    assert.equal(await titlesOf(path), found, path);
});

test('news are narrowed by their year', async () => {
  const site = await createTestSite();
  for (const publishedAt of ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'])
    await create(site, 'news', { title: publishedAt, publishedAt });
  const { body } = await site.call<{ title: string }[]>('/news.php?year=2025');
  assert.deepEqual(
    body.map(({ title }) => title),
    ['2025-12-31', '2025-01-01'],
  );
  const { body: page } = await site.call<{ total: number }>('/news.php?page=1&year=2024');
  assert.equal(page.total, 1);
});

test('an event becomes running, and past, as the days pass, also in answers that are kept', async () => {
  const { site } = await siteWithEvents();
  const read = () => Promise.all(['running', 'upcoming', 'past'].map(when => titles(site, `when=${when}`)));
  assert.deepEqual(await read(), ['running', 'tomorrow, later', 'last, past']);
  // 00:30 of 21 November in Sarajevo.
  site.setClock('2026-11-20T23:30:00.000Z');
  assert.deepEqual(await read(), ['tomorrow', 'later', 'last, running, past']);
});

test('an event is listed from its moment on, and never as a draft or from the trash', async () => {
  const { site, ids } = await siteWithEvents();
  await create(site, 'workshop', { title: 'draft', status: 'draft' });
  await create(site, 'workshop', {
    title: 'scheduled',
    ...days('2026-11-25'),
    publishAt: '2026-11-20T12:00:00Z',
  });
  const headers = await site.signIn();
  await site.call(`/congress.php?id=${ids.past}`, { method: 'DELETE', headers });
  assert.equal(await titles(site), 'running, tomorrow, later, last');
  assert.equal(await titles(site, 'place=Djakovo'), '');
  site.setClock('2026-11-20T12:00:00.000Z');
  assert.equal(await titles(site), 'running, tomorrow, scheduled, later, last');
});

test('what there is to choose from are the years and places of public events', async () => {
  const { site } = await siteWithEvents();
  await create(site, 'workshop', { ...days('2024-01-01'), location: 'Mostar', status: 'draft' });
  await create(site, 'workshop', { ...days('2024-12-31', '2025-01-01'), location: 'Čapljina', lang: 'en' });
  const { body } = await site.call('/events/choices');
  assert.deepEqual(body, {
    years: [2027, 2026, 2025, 2024],
    places: ['Banja  Luka', 'Čapljina', 'Đakovo', 'Sarajevo', 'Tuzla'],
  });
});
