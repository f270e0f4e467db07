import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { administrator } from '#server/testing/test-site.ts';
import { deletes, idOf, keptOf, siteWithTrash } from '../testing/site-with-trash.ts';

for (const type of Object.keys(deletes)) {
  test(`${type}: deleted it is in the trash, restored it is as it was`, async () => {
    const { site, ids, remove, page, restore } = await siteWithTrash();
    const before = await keptOf(site);
    await remove(type);
    const { items, total } = await page();
    assert.deepEqual(
      [total, items.map(item => [item.type, item.id, item.deleted_by?.email])],
      [1, [[type, idOf(type, ids), administrator.email]]],
    );
    const { status, body } = await restore(type);
    assert.deepEqual([status, body.id], [200, idOf(type, ids)]);
    assert.deepEqual(await keptOf(site), before);
    assert.equal((await page()).total, 0);
  });

  test(`${type}: what is in the trash cannot be deleted again, what is not cannot be restored`, async () => {
    const { ids, remove, restore, purge, call } = await siteWithTrash();
    assert.deepEqual([(await restore(type)).status, (await purge(type)).status], [404, 404]);
    await remove(type);
    assert.equal((await call(deletes[type]?.(ids) ?? '', 'DELETE')).status, 404);
    assert.equal((await purge(type)).status, 200);
    assert.deepEqual([(await restore(type)).status, (await purge(type)).status], [404, 404]);
  });
}

test('a restored item is answered as the calls of its type answer it', async () => {
  const { remove, restore, call, ids } = await siteWithTrash();
  const calls: Record<string, string> = {
    workshop: `/workshop.php?id=${ids.workshop}`,
    news: `/news-item.php?id=${ids.news}`,
  };
  for (const [type, path] of Object.entries(calls)) {
    const { body: before } = await call(path);
    await remove(type);
    assert.deepEqual((await restore(type)).body, before);
  }
  await remove('album');
  const { body: album } = await restore('album');
  assert.deepEqual([album.image_count, album.items], [1, undefined]);
  const { body: members } = await call<Fields[]>('/members.php');
  await remove('member');
  assert.deepEqual((await restore('member')).body, members[0]);
});

test('the trash tells what goes with an item, and when it is removed', async () => {
  const { remove, page } = await siteWithTrash();
  await remove('workshop');
  await remove('album');
  const { items } = await page();
  assert.deepEqual(
    items.map(({ type, holds, deleted_at, purge_at }) => [type, holds, deleted_at, purge_at]),
    [
      ['album', 1, '2026-11-21T09:30:00.001Z', '2026-12-21T09:30:00.001Z'],
      ['workshop', 1, '2026-11-21T09:30:00.000Z', '2026-12-21T09:30:00.000Z'],
    ],
  );
});

test('what belongs to something in the trash comes back with it, and not by itself', async () => {
  const { site, ids, remove, restore, page, call } = await siteWithTrash();
  const other = await create(site, 'application', { workshopId: ids.workshop, firstName: 'Druga' });
  await remove('application');
  await remove('workshop');
  assert.deepEqual(
    (await page()).items.map(({ type, holds }) => [type, holds]),
    [
      ['workshop', 1],
      ['application', 0],
    ],
  );
  const refused = await restore('application');
  assert.deepEqual([refused.status, (refused.body as Fields).code], [409, 'parent_deleted']);
  const held = await restore('application', other.id);
  assert.deepEqual([held.status, held.body.code], [409, 'parent_deleted'], 'it went with the workshop');
  assert.equal((await restore('workshop')).status, 200);
  const list = `/applications.php?id=${ids.workshop}&application_type=workshop`;
  assert.deepEqual(
    (await call<Fields[]>(list)).body.map(({ id }) => id),
    [other.id],
  );
  assert.equal((await restore('application')).status, 200);
  assert.equal((await call<Fields[]>(list)).body.length, 2);
});

test('an image of an album in the trash comes back with it, and not by itself', async () => {
  const { ids, remove, restore, call } = await siteWithTrash();
  await remove('image');
  await remove('album');
  const refused = await restore('image');
  assert.deepEqual([refused.status, refused.body.code], [409, 'parent_deleted']);
  assert.deepEqual([(await restore('album')).body.image_count, (await restore('image')).status], [0, 200]);
  const { body: images } = await call<Fields[]>(`/gallery.php?album_id=${ids.album}`);
  assert.deepEqual(
    images.map(({ id }) => id),
    [ids.image],
  );
});

test('the trash is paged, narrowed to a type and searched', async () => {
  const { site, remove, page, call } = await siteWithTrash();
  for (const type of ['news', 'question', 'image']) await remove(type);
  site.setClock('2026-11-21T09:31:00.000Z');
  for (const title of ['Čudo', 'Šuma']) {
    const { id } = await create(site, 'news', { title });
    await call(`/news-item.php?id=${id}`, 'DELETE');
  }
  const pageOf = async (query: string) => {
    const { items, ...rest } = await page(query);
    return { types: items.map(({ type }) => type), ...rest };
  };
  assert.deepEqual(await pageOf('?page=2&pageSize=2'), {
    types: ['image', 'question'],
    totalPages: 3,
    page: 2,
    total: 5,
  });
  assert.equal((await page('?type=news')).total, 3);
  const questions = (await page('?type=question')).total;
  assert.equal((await page('?type=news,question')).total, 3 + questions);
  assert.deepEqual(
    (await page('?search=cudo')).items.map(({ title }) => title),
    ['Čudo'],
  );
  assert.equal((await page('?type=question&search=cudo')).total, 0);
  assert.equal((await call('/trash?type=nothing')).status, 422);
});

test('an unknown type is refused, an unknown id is not found', async () => {
  const { restore, purge } = await siteWithTrash();
  assert.deepEqual([(await restore('nothing', 1)).status, (await purge('nothing', 1)).status], [422, 422]);
  assert.deepEqual([(await restore('news', 999)).status, (await purge('news', 999)).status], [404, 404]);
  // Events share a table, and none is another.
  assert.equal((await restore('symposium', 1)).status, 404);
});

test('without a type or an id nothing is removed', async () => {
  const { ids, remove, page, call } = await siteWithTrash();
  await remove('news');
  for (const [query, named] of [
    ['type=&id=', ['id', 'type']],
    ['id=', ['id']],
    ['lang=bs&type', ['type']],
  ] as const) {
    const { status, body } = await call<{ fields: Fields }>(`/trash?${query}`, 'DELETE');
    assert.deepEqual([status, Object.keys(body.fields)], [422, named], query);
  }
  assert.equal((await call(`/trash?id=${ids.news}`, 'DELETE')).status, 422);
  assert.equal((await call('/trash?type=news', 'DELETE')).status, 404);
  assert.equal((await page()).total, 1);
});
