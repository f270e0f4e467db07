import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import { createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';
import { addNews, newsForm } from './testing.ts';

async function send<Body = NewsItem>(site: TestSite, path: string, body?: FormData) {
  const headers = await site.signIn();
  return site.call<Body>(path, { method: body ? 'POST' : 'DELETE', headers, ...(body && { body }) });
}

const update = (site: TestSite, { id }: NewsItem, fields: Record<string, string | Blob>) =>
  send(site, `/news-item.php?id=${id}`, multipart(fields));

/** The stored files, as the paths under which items refer to them. */
async function storedFiles(site: TestSite) {
  const rows = await site.db.selectFrom('files').select('name').execute();
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...site.originals.files.keys()].sort());
  return rows.map(({ name }) => `/media/${name}`);
}

const red = () => samplePicture({ colour: '#ff0000' });
const blue = () => samplePicture({ colour: '#0000ff' });

test('a picture is stored once and answered with its size and smaller copies', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await samplePicture({ width: 700, height: 350 }) });
  assert.match(item.image ?? '', /^\/media\/[0-9a-f]{40}\.webp$/);
  const stem = item.image?.slice(0, -'.webp'.length);
  const sources = (format: string) => ({
    type: `image/${format}`,
    srcset: `${stem}-320.${format} 320w, ${stem}-640.${format} 640w, ${stem}-full.${format} 700w`,
  });
  assert.deepEqual(item.image_details, {
    width: 700,
    height: 350,
    sources: [sources('avif'), sources('webp')],
  });
  assert.deepEqual(await storedFiles(site), [item.image]);
  const { image, image_details } = item;
  const [listed] = (await site.call<NewsItem[]>('/news.php')).body;
  assert.deepEqual([listed?.image, listed?.image_details], [image, image_details]);
});

test("nothing of the uploaded file's name is kept", async () => {
  const site = await createTestSite();
  const picture = new File([await red()], '../../tajno-ime.php', { type: 'text/html' });
  await addNews(site, { image: picture });
  assert.equal(JSON.stringify(await site.contents()).includes('tajno-ime'), false);
});

test('an update without a picture keeps the stored one', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  const { body } = await update(site, item, { title: 'Novi naslov' });
  assert.deepEqual(body, { ...item, title: 'Novi naslov', version: 2 });
  const empty = await update(site, item, { image: new File([], ''), removeImage: 'false' });
  assert.equal(empty.body.image, item.image, 'so does the empty file of a form in which none was chosen');
  assert.deepEqual(await storedFiles(site), [item.image]);
});

test('a new picture replaces the stored one, whose files are removed', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  await site.request((item.image ?? '').replace('.webp', '-full.avif'));
  assert.equal(site.variants.files.size, 1, 'a smaller copy was made');
  const { body } = await update(site, item, { image: await blue(), removeImage: 'true' });
  assert.notEqual(body.image, item.image);
  assert.deepEqual(await storedFiles(site), [body.image]);
  assert.equal(site.variants.files.size, 0);
  assert.equal((await site.request(item.image ?? '')).status, 404);
  assert.equal((await site.request(body.image ?? '')).status, 200);
});

test('the same picture again stays as it is', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  const { body } = await update(site, item, { image: await red() });
  assert.deepEqual(body, item);
  assert.equal((await site.request(item.image ?? '')).status, 200);
});

test('removeImage takes the picture away, and its files', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  const { body } = await update(site, item, { removeImage: '1' });
  assert.deepEqual(body, { ...item, image: null, image_details: null, version: 2 });
  assert.deepEqual(await storedFiles(site), []);
});

test('a delete removes the picture', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  assert.equal((await send(site, `/news-item.php?id=${item.id}`)).status, 200);
  assert.deepEqual(await storedFiles(site), []);
});

test('a picture that another item uses too is kept until the last one lets it go', async () => {
  const site = await createTestSite();
  const first = await addNews(site, { image: await red() });
  const second = await addNews(site, { image: await red() });
  const third = await addNews(site, { image: await red() });
  assert.deepEqual([second.image, third.image], [first.image, first.image]);
  await send(site, `/news-item.php?id=${first.id}`);
  assert.deepEqual(await storedFiles(site), [first.image]);
  await update(site, second, { image: await blue() });
  assert.equal((await site.request(third.image ?? '')).status, 200);
  await update(site, third, { removeImage: 'true' });
  assert.equal((await storedFiles(site)).includes(String(first.image)), false);
});

test('a refused form leaves no file behind, a refused picture no item', async () => {
  const site = await createTestSite();
  const kept = await addNews(site, { image: await red() });
  const before = await site.contents();
  const withoutSessions = async () => {
    const { tables, files } = await site.contents();
    return { files, tables: { ...tables, sessions: before.tables.sessions } };
  };
  const refusals: [path: string, form: FormData, status: number][] = [
    ['/news.php', newsForm({ title: '', image: await blue() }), 422],
    ['/news.php', newsForm({ image: new File(['<svg/>'], 'slika.png', { type: 'image/png' }) }), 415],
    ['/news-item.php?id=99', newsForm({ image: await blue() }), 404],
    ['/news-item.php?id=99', newsForm({ image: await red() }), 404],
    [`/news-item.php?id=${kept.id}`, newsForm({ lang: 'de', image: await blue() }), 422],
    [`/news-item.php?id=${kept.id}`, newsForm({ image: new File(['x'], 'x.png') }), 415],
  ];
  for (const [path, form, status] of refusals)
    assert.equal((await send(site, path, form)).status, status, path);
  assert.deepEqual(await withoutSessions(), before);
});

test('parallel changes of one picture leave the one that is referred to', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await red() });
  const pictures = [await red(), await blue(), await red(), await blue()];
  await Promise.all(pictures.map(image => update(site, item, { image })));
  const { image } = (await site.call<NewsItem>(`/news-item.php?id=${item.id}`)).body;
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
