import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart } from '#server/testing/test-site.ts';
import { deletes, idOf, jsonHeader, siteWithTrash, tableOf } from '../testing/site-with-trash.ts';

/** The applications to an event. */
const ofEvent = ({ applications = [] }: Record<string, unknown[]>, id: number) =>
  applications.filter(row => (row as { event_id: number }).event_id === id);

for (const type of Object.keys(deletes))
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

test('what is removed for good takes along what belongs to it, deleted by itself or not', async () => {
  const { site, ids, remove, purge, page } = await siteWithTrash();
  await create(site, 'application', { workshopId: ids.workshop });
  await create(site, 'application', { workshopId: ids.workshop, website: 'x' });
  await remove('application');
  await remove('workshop');
  assert.equal((await purge('workshop')).status, 200);
  const { tables } = await site.contents();
  assert.deepEqual(
    [ofEvent(tables, ids.workshop), tables.suspects?.length, (await page()).total],
    [[], 1, 0],
  );
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
    [ofWorkshop(tables), ofEvent(tables, ids.workshop), tables.albums, tables.images],
    [[0, 0], [], [], []],
  );
  const living = new Set(
    ['news', 'events', 'education', 'publications', 'item_files']
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
