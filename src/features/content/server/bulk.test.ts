import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { ItemKey, ManyDone } from '#shared/api/many-items.ts';

async function openSite(role?: 'editor') {
  const site = await createTestSite();
  const headers = { ...(await site.signIn(role)), 'Content-Type': 'application/json' };
  return {
    site,
    add: async (type: 'news' | 'workshop' | 'education', changes: Fields = {}): Promise<ItemKey> => ({
      type,
      id: (await create(site, type, changes)).id,
    }),
    send: <Body = ManyDone>(path: string, body: Fields) =>
      site.call<Body>(path, { ...json(body), headers: { ...headers, 'Accept-Language': 'bs' } }),
    isPublic: async (path: string) => (await site.call(path)).status === 200,
    deeds: () =>
      site.db
        .selectFrom('audit_entries')
        .select(['action', 'type', 'item_id'])
        .where('action', '<>', 'login')
        .orderBy('id')
        .execute(),
  };
}

test('items of several types are withdrawn and published; each that changed is in the audit', async () => {
  const { site, add, send, isPublic, deeds } = await openSite();
  const moment = '2026-11-21T09:00:00.000Z';
  const items = [await add('news'), await add('workshop', { publishAt: moment })];
  const draft = await add('education', { status: 'draft' });
  const withdrawn = await send('/content/state', { items: [...items, draft], status: 'draft' });
  assert.deepEqual(withdrawn.body, { done: [...items, draft], refused: [] });
  assert.equal(await isPublic(`/news-item.php?id=${items[0]?.id}`), false);
  assert.deepEqual(
    (await deeds()).slice(-2).map(({ action, type }) => [action, type]),
    [
      ['withdraw', 'news'],
      ['withdraw', 'workshop'],
    ],
  );
  await send('/content/state', { items: [draft, ...items], status: 'published' });
  assert.equal(await isPublic(`/workshop.php?id=${items[1]?.id}`), true);
  const { publish_at } = await site.db.selectFrom('events').select('publish_at').executeTakeFirstOrThrow();
  assert.equal(publish_at, null);
});

test('what is scheduled is published at once, and what is public keeps its moment', async () => {
  const { add, send, isPublic, site } = await openSite();
  const due = '2026-11-21T09:00:00.000Z';
  const scheduled = await add('news', { publishAt: '2030-01-01T00:00:00.000Z' });
  const old = await add('news', { publishAt: due });
  assert.equal((await send('/content/state', { items: [scheduled, old], status: 'published' })).status, 200);
  assert.equal(await isPublic(`/news-item.php?id=${scheduled.id}`), true);
  const rows = await site.db.selectFrom('news').select('publish_at').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ publish_at }) => publish_at),
    [null, due],
  );
});

test('one that is gone is refused by itself, with a sentence, and the others are deleted and restored', async () => {
  const { add, send, deeds } = await openSite('editor');
  const items = [await add('news'), { type: 'news', id: 999 }, await add('workshop')];
  const [first, gone, last] = items;
  const refused = {
    ...gone,
    code: 'not_found',
    error: 'Traženi sadržaj ne postoji ili je uklonjen.',
  };
  const expected = { done: [first, last], refused: [refused] };
  assert.deepEqual((await send('/content/delete', { items })).body, expected);
  assert.deepEqual((await send('/trash/restore-many', { items })).body, expected);
  assert.deepEqual((await send('/content/delete', { items: [first, last] })).body.refused, []);
  assert.deepEqual((await send('/trash/purge-many', { items })).body, expected);
  assert.deepEqual(
    (await deeds()).slice(-8).map(({ action, item_id }) => [action, item_id]),
    ['delete', 'restore', 'delete', 'purge'].flatMap(action => [
      [action, first?.id],
      [action, last?.id],
    ]),
  );
});

test('a part that was deleted with its event comes back after it, whatever the order', async () => {
  const { site, add, send } = await openSite();
  const event = await add('workshop');
  const id = (await create(site, 'application', { workshopId: event.id })).id;
  const headers = await site.signIn();
  await site.call(`/applications.php?id=${id}`, { method: 'DELETE', headers });
  await send('/content/delete', { items: [event] });
  const application = { type: 'application', id };
  assert.equal(
    (await send('/trash/restore-many', { items: [application] })).body.refused[0]?.code,
    'parent_deleted',
  );
  const { body } = await send('/trash/restore-many', { items: [application, event] });
  assert.deepEqual(body, { done: [event, application], refused: [] });
});

test('a type that there is not, or is not for editors, refuses the whole call', async () => {
  const { add, send, isPublic } = await openSite('editor');
  const item = await add('news');
  const cases: [path: string, type: string, status: number][] = [
    ['/content/state', 'question', 422],
    ['/content/delete', 'x', 422],
    ['/trash/restore-many', 'x', 422],
    ['/trash/purge-many', 'application', 403],
  ];
  for (const [path, type, status] of cases) {
    const answer = await send(path, { items: [item, { type, id: 1 }], status: 'draft' });
    assert.equal(answer.status, status, path);
  }
  for (const items of [[], Array(1_001).fill(item), 'x', [{}]])
    assert.equal((await send('/content/delete', { items })).status, 422);
  assert.equal(await isPublic(`/news-item.php?id=${item.id}`), true);
});
