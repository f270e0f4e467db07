import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';
import { addNews } from './testing.ts';

async function send<Body = NewsItem>(site: TestSite, path: string, body?: FormData) {
  const headers = await site.signIn();
  return site.call<Body>(path, { method: body ? 'POST' : 'DELETE', headers, ...(body && { body }) });
}

const update = (site: TestSite, { id }: NewsItem, fields: Record<string, string | Blob>) =>
  send(site, `/news-item.php?id=${id}`, multipart(fields));

/** The paths of the stored files, as items refer to them. */
async function storedFiles(site: TestSite) {
  const rows = await site.db.selectFrom('files').select('name').execute();
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...site.originals.files.keys()].sort());
  return rows.map(({ name }) => `/media/${name}`);
}

const red = () => samplePicture({ colour: '#ff0000' });
const blue = () => samplePicture({ colour: '#0000ff' });

test('parallel changes of one picture leave the one that is referred to', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  const pictures = [await red(), await blue(), await red(), await blue()];
  await Promise.all(pictures.map(image => update(site, item, { image })));
  const { image } = (await site.call<NewsItem>(`/news-item.php?id=${item.id}`)).body;
  await forgetPast(site);
  assert.deepEqual(await storedFiles(site), [image]);
});

test('a picture that is taken up again while it is being removed is there in the end', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  const { remove } = site.originals;
  site.originals.remove = async name => {
    await setTimeout(30);
    return remove(name);
  };
  const [, other] = await Promise.all([
    send(site, `/news-item.php?id=${item.id}`),
    addNews(site, { image: await red() }),
  ]);
  assert.equal(other.image, item.image);
  assert.deepEqual(await storedFiles(site), [item.image]);
});
