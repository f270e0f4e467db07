import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { contentTypes } from '#server/features.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { createFilledSite, type SampleIds } from '#server/testing/sample-calls.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { administrator, createTestSite, json, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { Page } from '#shared/endpoint.ts';
import type { TrashedItem } from '../contract.ts';

/** How each type is deleted, by what calls name it. */
const deletes: Record<string, (ids: SampleIds) => string> = {
  ...Object.fromEntries(
    contentTypes.map(({ type, calls }) => [
      type.name,
      (ids: SampleIds) => `${calls.remove?.path}?id=${ids[type.name as keyof SampleIds]}`,
    ]),
  ),
  image: ids => `/gallery.php?image_id=${ids.image}`,
  application: ids => `/applications.php?id=${ids.workshopApplication}`,
  question: ids => `/questions.php?id=${ids.question}`,
  member: ids => `/members.php?id=${ids.member}`,
};

/** The tables of the types. */
const tableOf: Record<string, string> = {
  ...Object.fromEntries(contentTypes.map(({ type }) => [type.name, type.table])),
  ...{ image: 'images', application: 'applications', question: 'questions', member: 'members' },
};

const idOf = (type: string, ids: SampleIds) =>
  type === 'application' ? ids.workshopApplication : ids[type as keyof SampleIds];

/** A filled site with an empty trash, and the calls of the trash. */
async function siteWithTrash() {
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const headers = await site.signIn();
  const call = <Body = unknown>(path: string, method = 'GET') => site.call<Body>(path, { method, headers });
  await call('/trash', 'DELETE');
  let removals = 0;
  return {
    site,
    ids,
    headers,
    remove: async (type: string) => {
      site.setClock(`2026-11-21T09:30:00.${String(removals++).padStart(3, '0')}Z`);
      const { status } = await call(deletes[type]?.(ids) ?? '', 'DELETE');
      assert.equal(status, 200, type);
    },
    page: async (query = '') => (await call<Page<TrashedItem>>(`/trash${query}`)).body,
    restore: (type: string, id = idOf(type, ids)) =>
      site.call<Fields>('/trash/restore', { ...json({ type, id }), headers: { ...jsonHeader, ...headers } }),
    purge: (type: string, id = idOf(type, ids)) => call(`/trash?type=${type}&id=${id}`, 'DELETE'),
    call,
  };
}

const jsonHeader = { 'Content-Type': 'application/json' };

/** Everything stored, but what tells of the last change. */
async function keptOf(site: TestSite) {
  const { tables, files } = await site.contents();
  return { tables, files };
}

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

  test(`${type}: removed for good, nothing of it is left`, async () => {
    const { site, ids, remove, purge } = await siteWithTrash();
    await remove(type);
    await purge(type);
    const { tables } = await site.contents();
    const id = idOf(type, ids);
    const rows = tables[tableOf[type] ?? ''] as { id: number }[];
    assert.ok(!rows.some(row => row.id === id));
    assert.deepEqual(
      tables.versions?.filter(row => {
        const version = row as { type: string; item_id: number };
        return version.type === type && version.item_id === id;
      }),
      [],
    );
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

test('what is removed for good takes along what belongs to it, deleted by itself or not', async () => {
  const { site, ids, remove, purge, page } = await siteWithTrash();
  await create(site, 'application', { workshopId: ids.workshop });
  await create(site, 'application', { workshopId: ids.workshop, website: 'x' });
  await remove('application');
  await remove('workshop');
  assert.equal((await purge('workshop')).status, 200);
  const { tables } = await site.contents();
  assert.deepEqual([tables.applications, tables.suspects?.length, (await page()).total], [[], 1, 0]);
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

test('emptied, nothing of the trash is left, and no file that nothing refers to', async () => {
  const { site, remove, page, call } = await siteWithTrash();
  for (const type of Object.keys(deletes).toReversed()) await remove(type);
  assert.equal((await call('/trash', 'DELETE')).status, 200);
  assert.equal((await page()).total, 0);
  const { tables, files } = await site.contents();
  for (const table of ['news', 'events', 'education', 'albums', 'images', 'questions', 'members'])
    assert.deepEqual(tables[table], [], table);
  assert.deepEqual([files, tables.files, tables.versions, tables.version_files], [[], [], [], []]);
});

test('by itself everything goes as long after it was deleted as TRASH_DAYS says, and whole', async () => {
  const { site, ids, headers, remove, page } = await siteWithTrash();
  const change = multipart({ image: await samplePicture({ colour: '#202080' }), title: 'Novi naslov' });
  await site.call(`/workshop.php?id=${ids.workshop}`, { method: 'POST', headers, body: change });
  await site.call('/previews', {
    ...json({ type: 'workshop', id: ids.workshop }),
    headers: { ...jsonHeader, ...headers },
  });
  const tidyAt = async (instant: string) => {
    site.setClock(instant);
    await startHousekeeping({ ...site.services, trashDays: 2 }).stop();
    return (await page()).items.map(({ type }) => type);
  };
  const ofWorkshop = (tables: Record<string, unknown[]>) =>
    ['versions', 'previews'].map(
      table =>
        tables[table]?.filter(row => {
          const { type, item_id } = row as { type: string; item_id: number };
          return type === 'workshop' && item_id === ids.workshop;
        }).length,
    );
  for (const type of ['image', 'album', 'workshop']) await remove(type);
  const before = await site.contents();
  assert.deepEqual(ofWorkshop(before.tables), [2, 1]);
  assert.deepEqual(await tidyAt('2026-11-23T09:29:59.999Z'), ['workshop', 'album', 'image']);
  assert.deepEqual((await site.contents()).files, before.files);
  assert.deepEqual(await tidyAt('2026-11-23T09:30:00.001Z'), ['workshop']);
  assert.deepEqual(await tidyAt('2026-11-23T09:30:00.002Z'), []);
  const { tables, files } = await site.contents();
  assert.deepEqual(
    [ofWorkshop(tables), tables.applications, tables.albums, tables.images],
    [[0, 0], [], [], []],
  );
  const living = new Set(
    ['news', 'events', 'education', 'publications']
      .flatMap(table => tables[table] ?? [])
      .flatMap(row => Object.values(row as Fields)),
  );
  assert.deepEqual(
    tables.files?.filter(row => !living.has((row as Fields).name)),
    [],
    'files that are left are used',
  );
  assert.deepEqual(
    files.filter(name => !name.includes('-')),
    tables.files?.map(row => (row as Fields).name).sort(),
  );
  assert.deepEqual(
    site.logged.filter(({ event }) => event === 'old trash removed').map(({ count }) => count),
    [2, 1],
  );
});

test('an image in the trash leaves its file to the album whose cover it is', async () => {
  const { site, ids, headers, remove, purge, call } = await siteWithTrash();
  const body = multipart({ coverImageId: `${ids.image}` });
  await site.call(`/gallery.php?id=${ids.album}`, { method: 'PUT', headers, body });
  await remove('image');
  const choice = multipart({ coverImageId: `${ids.image}` });
  const chosen = await site.call(`/gallery.php?id=${ids.album}`, { method: 'PUT', headers, body: choice });
  assert.equal(chosen.status, 422, 'what is in the trash is no choice');
  await purge('image');
  const { body: found } = await call<{ items: Fields[] }>(`/gallery.php?id=${ids.album}`);
  const [album] = found.items;
  assert.equal(album?.image_count, 0);
  assert.equal((await site.request(String(album?.cover_image))).status, 200);
});

test('a file in the trash is for who is signed in, and public again with what is restored', async () => {
  const site = await createTestSite();
  const headers = await site.signIn();
  const { id, image } = await create<{ id: number; image: string }>(site, 'news', {
    image: await samplePicture({ width: 700 }),
  });
  const small = image.replace('.', '-320.');
  const statusOf = async (path: string, init: RequestInit = {}) => {
    const { status, headers: answered } = await site.request(path, init);
    return [status, answered.get('cache-control')];
  };
  const immutable = 'public, max-age=31536000, immutable';
  assert.deepEqual(await statusOf(small), [200, immutable]);
  await site.call(`/news-item.php?id=${id}`, { method: 'DELETE', headers });
  for (const path of [image, small]) {
    assert.deepEqual(await statusOf(path), [404, 'no-store']);
    assert.deepEqual(await statusOf(path, { headers }), [200, 'private, no-store']);
  }
  await site.call('/trash/restore', {
    ...json({ type: 'news', id }),
    headers: { ...jsonHeader, ...headers },
  });
  assert.deepEqual(await statusOf(image), [200, immutable]);
});
