import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNews } from '#features/news/server/testing.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import { createTestSite } from '#server/testing/test-site.ts';

const now = '2026-11-21T09:30:00.000Z';

test('what a crash left behind is removed, and nothing that is in use', async () => {
  const site = await createTestSite();
  const { image } = await addNews(site, { image: await samplePicture() });
  const name = (image ?? '').slice('/media/'.length);
  await site.request(`/media/${name.replace('.', '-full.')}`);
  const before = await site.contents();
  assert.equal(before.files.length, 2);

  // A row whose item was never written, a file whose row was not, a file half written, a copy of a lost picture.
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
