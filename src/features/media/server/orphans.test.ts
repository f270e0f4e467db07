import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNews } from '#features/news/server/testing.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { create, samplePdf } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { samplePicture } from '../testing/sample-pictures.ts';

const now = '2026-11-21T09:30:00.000Z';

test('what a crash left behind is removed, and nothing that is in use', async () => {
  const site = await createTestSite();
  const { image } = await addNews(site, { image: await samplePicture() });
  const name = (image ?? '').slice('/media/'.length);
  await site.request(`/media/${name.replace('.', '-full.')}`);
  const before = await site.contents();
  assert.equal(before.files.length, 2);

  // A row without an item, a file without a row, a partial file, and a variant of a lost picture.
  const lost = '1'.repeat(40);
  const row = { name: `${lost}.webp`, width: 1, height: 1, created_at: now };
  await site.db.insertInto('files').values(row).execute();
  await site.originals.write(`${lost}.webp`, new Uint8Array(1));
  await site.originals.write(`${'2'.repeat(40)}.jpg`, new Uint8Array(1));
  await site.originals.write('.4711-1.part', new Uint8Array(1));
  await site.variants.write(`${lost}-320.webp`, new Uint8Array(1));
  await site.variants.write('.4711-2.part', new Uint8Array(1));

  await site.services.media.removeOrphans();
  assert.deepEqual(await site.contents(), before);
  assert.equal((await site.request(image ?? '')).status, 200);
});

test('a row that no upload made goes, and no file is looked for under its name', async () => {
  const site = await createTestSite();
  const { id } = await addNews(site, { image: await samplePicture() });
  const removed: string[] = [];
  for (const store of [site.originals, site.variants]) {
    const { remove } = store;
    store.remove = async name => {
      removed.push(name);
      await remove(name);
    };
  }
  const unused = [
    '../../../x',
    '/etc/hostname',
    '..',
    `../${'1'.repeat(40)}.jpg`,
    `${'1'.repeat(40)}-320.webp`,
  ];
  const rows = [...unused, '../used'].map(name => ({ name, width: 1, height: 1, created_at: now }));
  await site.db.insertInto('files').values(rows).execute();
  await site.db.updateTable('news').set({ image: '../used' }).execute();
  await site.services.media.removeOrphans();
  const kept = await site.db.selectFrom('files').select('name').execute();
  assert.deepEqual(
    kept.map(({ name }) => name),
    ['../used'],
  );
  await site.call(`/news-item.php?id=${id}`, { method: 'DELETE', headers: await site.signIn() });
  await forgetPast(site);
  assert.deepEqual(await site.db.selectFrom('files').select('name').execute(), []);
  assert.deepEqual(
    removed.filter(name => name.includes('..') || name.startsWith('/') || name.includes('1'.repeat(40))),
    [],
  );
});

test('what an earlier version stored without its size is measured', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'workshop', { pdf: samplePdf });
  const sizeOf = async () =>
    (await site.call<{ pdf_size: number | null }>(`/workshop.php?id=${id}`)).body.pdf_size;
  assert.equal(await sizeOf(), samplePdf.size);
  await site.db.updateTable('files').set({ size: null }).execute();
  assert.equal(await sizeOf(), null);
  await site.services.media.measureFiles();
  assert.equal(await sizeOf(), samplePdf.size);
});

test('in a shared store what nothing refers to goes a day after it was written, not at the start', async () => {
  const site = await createTestSite({ isShared: true });
  await addNews(site, { image: await samplePicture() });
  const before = [...site.originals.files.keys()];
  const [old, young] = [`${'1'.repeat(40)}.jpg`, `${'2'.repeat(40)}.jpg`];
  await site.originals.write(old, new Uint8Array(1));
  const sweepAt = async (instant: string) => {
    site.setClock(instant);
    await site.services.media.sweepIfDue();
    return [...site.originals.files.keys()].filter(name => !before.includes(name));
  };
  assert.deepEqual(await sweepAt('2026-11-23T09:30:00.000Z'), [old]);
  await site.originals.write(young, new Uint8Array(1));
  assert.deepEqual(await sweepAt('2026-11-23T10:29:00.000Z'), [old, young]);
  assert.deepEqual(await sweepAt('2026-11-23T10:30:00.000Z'), [young]);
  assert.deepEqual(await sweepAt('2026-11-24T10:29:00.000Z'), [young]);
  assert.deepEqual(await sweepAt('2026-11-24T10:30:00.000Z'), []);
  assert.deepEqual(await site.originals.list(), before);
});

test('a file that is written or gets a row after the store was listed stays', async () => {
  const site = await createTestSite({ isShared: true });
  const [lost, again, referred] = ['1', '2', '3'].map(digit => `${digit.repeat(40)}.jpg`) as [
    string,
    string,
    string,
  ];
  for (const name of [lost, again, referred]) await site.originals.write(name, new Uint8Array(1));
  site.setClock('2026-11-23T09:30:00.000Z');
  // Another instance works while this one looks at the first file.
  const { stat } = site.originals;
  site.originals.stat = async name => {
    if (name === lost) {
      await site.originals.write(again, new Uint8Array(1));
      const row = { name: referred, width: 1, height: 1, created_at: now };
      await site.db.insertInto('files').values(row).execute();
    }
    return stat(name);
  };
  await site.services.media.removeOrphans(new Date('2026-11-22T09:30:00.000Z'));
  assert.deepEqual(await site.originals.list(), [again, referred]);
});
