import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewPath } from '#features/previews/paths.ts';
import { findPreviewedPage } from '#features/previews/server/previewed-page.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

async function preview(site: TestSite, body: object) {
  const headers = { ...json(body).headers, ...(await site.signIn()) };
  return site.call<{ url: string; fields?: object }>('/site/previews', { ...json(body), headers });
}

async function pageOf(site: TestSite, url: string) {
  const page = await findPreviewedPage(site.services, url.slice(previewPath.href({ token: '' }).length));
  assert.ok(page);
  return page;
}

test('words that are not saved are those of the previewed page alone', async () => {
  const site = await createTestSite();
  const { status, body } = await preview(site, {
    page: '/ljudi',
    bs: { name: 'Društvo', mission: '<p onclick="x()">Misija</p>', contact: { phone: '+387' } },
  });
  assert.equal(status, 201);
  const { address, language, services } = await pageOf(site, body.url);
  assert.deepEqual([address, language], ['/ljudi', undefined]);
  const [stored, shown] = [await site.services.site.read(site.db), await services.site.read(site.db)];
  assert.deepEqual(shown.en, stored.en);
  const { name, mission, contact } = shown.bs;
  assert.deepEqual([name, mission], ['Društvo', '<p>Misija</p>']);
  assert.deepEqual(contact, { ...stored.bs.contact, phone: '+387' });
  assert.notEqual(stored.bs.name, 'Društvo');
  assert.equal((await services.site.forPages('2026-11-21T09:30:00.000Z')).bs.name, 'Društvo');
  // What is saved meanwhile is seen too.
  const init = { ...json({ footer: 'Novo podnožje' }, 'PUT'), headers: await site.signIn() };
  const headers = { ...json({}).headers, ...init.headers };
  assert.equal((await site.call('/site?lang=bs', { ...init, headers })).status, 200);
  assert.equal((await services.site.read(site.db)).bs.footer, 'Novo podnožje');
});

test('a notice is previewed before its time', async () => {
  const site = await createTestSite();
  const notice = { text: 'Skup je odgođen.', from: '2030-01-01', until: null };
  const { body } = await preview(site, { page: '/', bs: { notice } });
  const { services } = await pageOf(site, body.url);
  const at = '2026-11-21T09:30:00.000Z';
  assert.deepEqual((await services.site.forPages(at)).bs.notice, [{ text: 'Skup je odgođen.' }]);
  assert.equal((await site.services.site.forPages(at)).bs.notice, undefined);
});

test('pages that have none of the words, and words that could not be saved, are refused', async () => {
  const site = await createTestSite();
  assert.equal((await preview(site, { page: '/novosti' })).status, 422);
  assert.equal((await preview(site, { page: '//example.org' })).status, 422);
  const { status, body } = await preview(site, { page: '/', en: { name: '' } });
  assert.equal(status, 422);
  assert.deepEqual(Object.keys(body.fields ?? {}), ['en.name']);
  assert.equal((await site.call('/site/previews', json({ page: '/' }))).status, 401);
});
