import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleItems } from '#features/content/server/visibility/visibility.ts';
import { contentSamples } from '#features/content/testing/content-samples.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create, createBy, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';
import { previewPath } from '../paths.ts';
import { findPreviewedPage } from './previewed-page.ts';

/** The page of the twelfth item, where it is not that of the type's list. */
const pages: Readonly<Record<string, string>> = {
  news: '/novosti/12',
  workshop: '/radionica/12',
  symposium: '/simpozij/12',
  congress: '/kongres/12',
  education: '/edukacija/12',
  publication: '/publikacija/12',
  album: '/galerija/12',
  page: '/stranice/statut-12',
};

const picture = await samplePicture();

async function preview(site: TestSite, body: Fields, method = 'POST') {
  const init = { ...json(body, method), headers: { ...json(body).headers, ...(await site.signIn()) } };
  return site.call<{ url: string; expires_at: string }>('/previews', init);
}

async function withdraw(site: TestSite, type: string, id: number) {
  const init = { method: 'DELETE', headers: await site.signIn() };
  return (await site.call(`/previews?type=${type}&id=${id}`, init)).status;
}

const tokenOf = (url: string) => url.slice(previewPath.href({ token: '' }).length);
const pageOf = async (site: TestSite, url: string) => findPreviewedPage(site.services, tokenOf(url));

for (const { kind: type, calls, formWith, hasLanguages, listPage } of contentSamples) {
  test(`${type}: a link shows the page on which visitors will see it, to nobody else`, async () => {
    const site = await createTestSite();
    const form = formWith(picture);
    const add = (changes: Fields) => createBy<{ id: number }>(site, calls.create, { ...form, ...changes });
    for (let number = 0; number < 11; number += 1) await add({ year: 2030 });
    const { id } = await add({ status: 'draft', year: 2020 });
    const { status, body } = await preview(site, { type, id });
    assert.equal(status, 201);
    assert.match(body.url, /^\/pregled\/[\w-]{43}$/);
    assert.equal(body.expires_at, '2026-11-28T09:30:00.000Z');
    const page = await pageOf(site, body.url);
    assert.equal(page?.address, pages[type] ?? listPage.href());
    assert.equal(page?.language, hasLanguages ? 'bs' : undefined);
  });
}

test('it ends after seven days, when it is withdrawn, and with the item', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'news', { status: 'draft' });
  const links = [await preview(site, { type: 'news', id }), await preview(site, { type: 'news', id })];
  const urls = links.map(({ body }) => body.url);
  const shown = async () => Promise.all(urls.map(async url => (await pageOf(site, url)) !== undefined));
  assert.notEqual(urls[0], urls[1]);
  assert.deepEqual(await shown(), [true, true]);
  site.setClock('2026-11-28T09:29:59.999Z');
  assert.deepEqual(await shown(), [true, true]);
  site.setClock('2026-11-28T09:30:00.000Z');
  assert.deepEqual(await shown(), [false, false]);
  site.setClock('2026-11-21T09:30:00.000Z');
  assert.equal(await withdraw(site, 'news', id), 200);
  assert.deepEqual(await shown(), [false, false]);
  urls[0] = (await preview(site, { type: 'news', id })).body.url;
  assert.deepEqual(await shown(), [true, false]);
  await site.call(`/news-item.php?id=${id}`, { method: 'DELETE', headers: await site.signIn() });
  assert.deepEqual(await shown(), [false, false]);
});

test('what is no item is refused', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'news');
  assert.equal((await preview(site, { type: 'news', id: 999 })).status, 404);
  assert.equal((await preview(site, { type: 'workshop', id })).status, 404);
  assert.equal((await preview(site, { type: 'news' })).status, 404);
  for (const body of [{ id }, { type: 'question', id }, { type: '', id }])
    assert.equal((await preview(site, body)).status, 422, JSON.stringify(body));
  assert.equal(await withdraw(site, 'news', 999), 404);
  assert.equal(await withdraw(site, 'question', id), 422);
  assert.equal((await site.call('/previews', json({ type: 'news', id }))).status, 401);
  assert.equal(await pageOf(site, '/pregled/x'), undefined);
});

test('only the item of the preview is shown beside what is public', async () => {
  const site = await createTestSite();
  const draft = { status: 'draft' };
  await create(site, 'news', draft);
  const { id } = await create(site, 'news', draft);
  await create(site, 'workshop', draft);
  await create(site, 'workshop', draft);
  const page = await pageOf(site, (await preview(site, { type: 'news', id })).body.url);
  const { visibleTo } = page?.services ?? site.services;
  const idsIn = async (table: 'news' | 'events') => {
    const items = visibleItems({ db: site.db, visibleTo, session: undefined }, table);
    return (await items.select('id').execute()).map(row => row.id);
  };
  assert.deepEqual(await idsIn('news'), [id]);
  assert.deepEqual(await idsIn('events'), []);
});
