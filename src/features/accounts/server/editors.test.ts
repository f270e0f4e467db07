import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleToken } from '#features/applications/testing/expected-calls.ts';
import { siteWithTrash } from '#features/trash/testing/site-with-trash.ts';
import type { OpenApi } from '#server/api-description/openapi.ts';
import { createFilledSite } from '#server/testing/filled-site.ts';
import { json } from '#server/testing/test-site.ts';
import type { Page } from '#shared/api/endpoint.ts';
import type { ManyDone } from '#shared/api/many-items.ts';

const personalTypes = ['application', 'question', 'member'];

/** A site with something of each personal type and a piece of news in the trash, and the calls of an editor. */
async function siteWithEditor() {
  const { site, ids, remove, page } = await siteWithTrash();
  for (const type of [...personalTypes, 'news']) await remove(type);
  const headers = await site.signIn('editor');
  const call = <Body = Page<{ type: string }>>(path: string, init: RequestInit = {}) =>
    site.call<Body>(path, { ...init, headers: { ...init.headers, ...headers } });
  return { ids, call, trashed: async () => (await page()).items.map(({ type }) => type) };
}

test('the trash shows an editor nothing that is kept about people, and lets nothing of it be handled', async () => {
  const { ids, call } = await siteWithEditor();
  const { body } = await call('/trash');
  assert.deepEqual([body.total, body.items.map(({ type }) => type)], [1, ['news']]);
  for (const type of personalTypes) {
    const id = type === 'application' ? ids.workshopApplication : ids[type as 'question' | 'member'];
    const refused = [
      await call(`/trash?type=news,${type}`),
      await call('/trash/restore', json({ type, id })),
      await call(`/trash?type=${type}&id=${id}`, { method: 'DELETE' }),
    ];
    assert.deepEqual(
      refused.map(({ status }) => status),
      [403, 403, 403],
    );
  }
  assert.equal((await call('/trash/restore', json({ type: 'news', id: ids.news }))).status, 200);
});

test('an editor who empties the trash leaves what is kept about people in it', async () => {
  const { call, trashed } = await siteWithEditor();
  assert.equal((await call('/trash', { method: 'DELETE' })).status, 200);
  assert.deepEqual((await trashed()).toSorted(), personalTypes.toSorted());
});

test('calls that are refused for a type that they name are described so', async () => {
  const { site } = await createFilledSite();
  const { body: api } = await site.call<OpenApi>('/openapi.json');
  const described = (paths: readonly [method: string, path: string][]) =>
    paths.map(([method, path]) => api.paths[path]?.[method]?.responses['403']?.description);
  const refused = described([
    ...(['get', 'delete'] as const).map((method): [string, string] => [method, '/trash']),
    ...['restore', 'restore-many', 'purge-many'].map((name): [string, string] => ['post', `/trash/${name}`]),
    ['get', '/versions'],
    ['post', '/versions/restore'],
  ]);
  for (const text of refused) assert.match(text ?? '', /^forbidden: /);
});

test('an editor removes an event with applications for good in no way, an administrator does', async () => {
  const { site, ids, remove, page, purge } = await siteWithTrash();
  for (const type of ['workshop', 'news']) await remove(type);
  const headers = await site.signIn('editor');
  const call = <Body>(path: string, { headers: own, ...init }: RequestInit) =>
    site.call<Body>(path, { ...init, headers: { ...own, ...headers } });
  const event = { type: 'workshop', id: ids.workshop };
  const one = await call(`/trash?type=workshop&id=${ids.workshop}`, { method: 'DELETE' });
  assert.equal(one.status, 403);
  const many = await call<ManyDone>('/trash/purge-many', json({ items: [event] }));
  assert.deepEqual([many.body.done, many.body.refused.map(({ code }) => code)], [[], ['forbidden']]);
  assert.equal((await call('/trash', { method: 'DELETE' })).status, 200);
  assert.deepEqual(
    (await page()).items.map(({ type, holds }) => [type, holds > 0]),
    [['workshop', true]],
  );
  assert.equal((await purge('workshop')).status, 200);
});

test('versions of applications are for administrators', async () => {
  const { site, ids } = await createFilledSite();
  const headers = await site.signIn('editor');
  const item = `type=application&id=${ids.workshopApplication}`;
  for (const path of [`/versions?${item}`, `/versions?${item}&version=1`])
    assert.equal((await site.call(path, { headers })).status, 403);
  const { headers: type, ...restore } = json({
    type: 'application',
    id: ids.workshopApplication,
    version: 1,
  });
  const { status } = await site.call('/versions/restore', {
    ...restore,
    headers: { ...(type as object), ...headers },
  });
  assert.equal(status, 403);
});

test('a certificate is for administrators, and for who has the key of the application', async () => {
  const { site, ids } = await createFilledSite();
  const headers = await site.signIn('editor');
  const path = `/certificates?application=${ids.workshopApplication}`;
  assert.equal((await site.call(path, { headers })).status, 403);
  assert.equal((await site.call(`${path}&token=${sampleToken}`, { headers })).status, 200);
});

test('the overview tells an editor of content only', async () => {
  const { site } = await createFilledSite();
  const { body } = await site.call<object>('/overview.php', { headers: await site.signIn('editor') });
  assert.deepEqual(Object.keys(body).toSorted(), ['changes', 'content', 'published_news', 'upcoming_events']);
});
