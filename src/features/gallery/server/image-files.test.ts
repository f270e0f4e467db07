import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import type { TestSite } from '#server/testing/test-site.ts';
import { cover_image, picture, siteWithAlbum, urls } from '../testing/site-with-album.ts';

const storedUrls = (site: TestSite) => [...site.originals.files.keys()].map(name => `/media/${name}`);

test("an upload that races its album's deletion leaves neither row nor file", async () => {
  const { site, upload, remove } = await siteWithAlbum();
  const { media } = site.services;
  const change = media.change.bind(media);
  // After the image was prepared, before it is stored.
  media.change = async (files, run) => {
    media.change = change;
    assert.equal((await remove('id=1')).status, 200);
    return change(files, run);
  };
  assert.equal((await upload(picture)).status, 404);
  await forgetPast(site);
  const { tables, files } = await site.contents();
  assert.deepEqual([tables.albums, tables.images, tables.files, files], [[], [], [], []]);
});

test('an image whose file cannot be stored is not stored at all', async () => {
  const { site, upload, images } = await siteWithAlbum();
  const before = await site.contents();
  const { write } = site.originals;
  site.originals.write = () => Promise.reject(new Error('disk full'));
  assert.equal((await upload(picture)).status, 500);
  assert.deepEqual(await site.contents(), before);
  site.originals.write = write;
  assert.equal((await upload(picture)).status, 201);
  assert.equal((await images()).length, 1);
});

test('an image is deleted once, with its file, and counted no longer', async () => {
  const { site, upload, images, counts, remove } = await siteWithAlbum();
  const { body: first } = await upload(picture);
  const { body: second } = await upload(await samplePicture({ colour: '#ffffff' }));
  await site.request(first.image_url.replace('.webp', '-full.webp'));
  assert.deepEqual([await counts(), site.variants.files.size], [[[1, 2]], 1]);
  for (const query of [
    'image_id=0',
    'image_id=-1',
    'image_id=x',
    'image_id=1.0',
    'image_id=99',
    'image_id=',
    '',
  ])
    assert.equal((await remove(query)).status, 404, query);
  const { status, body } = await remove('image_id=1&id=1');
  assert.deepEqual({ status, body }, { status: 200, body: { success: true } }, 'the image, not the album');
  assert.equal((await remove('image_id=1')).status, 404);
  assert.deepEqual([await images(), await counts()], [[second], [[1, 1]]]);
  assert.equal((await site.request(first.image_url)).status, 404);
  await forgetPast(site);
  assert.deepEqual([storedUrls(site).includes(first.image_url), site.variants.files.size], [false, 0]);
});

test('a file that is also the cover, or another image, stays until the last one lets it go', async () => {
  const { site, upload, images, remove } = await siteWithAlbum();
  const cover = storedUrls(site)[0] ?? '';
  for (const file of [cover_image, picture, picture]) await upload(file);
  const [, url = ''] = urls(await images());
  await remove('image_id=1');
  await forgetPast(site);
  assert.deepEqual(storedUrls(site), [cover, url]);
  assert.equal((await site.request(cover)).status, 200);
  await remove('image_id=2');
  await forgetPast(site);
  assert.deepEqual([urls(await images()), storedUrls(site)], [[url], [cover, url]]);
  await remove('image_id=3');
  await forgetPast(site);
  assert.deepEqual(storedUrls(site), [cover]);
});
