import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { addNews } from '#features/news/server/testing.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { create, type Fields, formOf } from '#server/testing/sample-forms.ts';
import { createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { Album, GalleryImage } from '../contract.ts';

type Answer = Album & { fields?: Record<string, string> };
type Page = { items: Album[]; totalPages: number; page: number; total: number };

const red = await samplePicture({ colour: '#ff0000' });
const green = await samplePicture({ colour: '#00ff00' });
const blue = await samplePicture({ colour: '#0000ff' });
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'slika.png', { type: 'image/png' });
const required = 'Ovo polje je obavezno.';

async function siteForAlbums() {
  const site = await createTestSite();
  const headers = await site.signIn();
  const send = (method: string, query: string, body?: RequestInit['body']) =>
    site.call<Answer>(`/gallery.php${query}`, { method, headers, body: body ?? null });
  return {
    site,
    add: (changes: Fields = {}) => create<Album>(site, 'album', { cover_image: red, ...changes }),
    list: async (query = '') => (await site.call<Page>(`/gallery.php${query}`, { headers })).body,
    post: (changes: Fields) => send('POST', '', formOf('album', changes)),
    put: (id: number, fields: Record<string, string | Blob>) => send('PUT', `?id=${id}`, multipart(fields)),
    send,
  };
}

const titles = ({ items }: Page) => items.map(({ title }) => title);
const storedUrls = (site: TestSite) => [...site.originals.files.keys()].map(name => `/media/${name}`).sort();

test('albums are listed newest first by pages of 9, for every language alike', async () => {
  const { site, add, list } = await siteForAlbums();
  assert.deepEqual(await list(), { items: [], totalPages: 0, page: 1, total: 0 });
  for (let number = 1; number <= 11; number += 1) await add({ title: String(number) });
  const first = ['11', '10', '9', '8', '7', '6', '5', '4', '3'];
  for (const [query, items, page, totalPages] of [
    ['', first, 1, 2],
    ['?page=&pageSize=&id=&album_id=&search=', first, 1, 2],
    ['?lang=en', first, 1, 2],
    ['?lang=bs&all=true', first, 1, 2],
    ['?page=2', ['2', '1'], 2, 2],
    ['?page=3', [], 3, 2],
    ['?page=2&pageSize=5', ['6', '5', '4', '3', '2'], 2, 3],
    ['?page=1&pageSize=100', [...first, '2', '1'], 1, 1],
  ] as const) {
    const { items: found, ...counts } = await list(query);
    assert.deepEqual(
      found.map(({ title }) => title),
      items,
      query,
    );
    assert.deepEqual(counts, { totalPages, page, total: 11 }, query);
  }
  const english = await site.call<Page>('/gallery.php', { headers: { 'Accept-Language': 'en' } });
  assert.deepEqual(titles(english.body), first);
  for (const query of ['?page=0', '?page=x', '?page=1.5', '?pageSize=0', '?pageSize=101'])
    assert.equal((await site.call(`/gallery.php${query}`)).status, 422, query);
});

test('a new album needs a title and a cover that is an image; all problems are told, nothing is stored', async () => {
  const { site, post, send } = await siteForAlbums();
  const long = { title: 'Tekst može imati najviše 300 znakova.' };
  const link = { description: 'Unesite ispravnu adresu koja počinje sa http:// ili https://' };
  for (const [changes, status, fields] of [
    [{}, 422, { cover_image: required }],
    [{ cover_image: 'slika.png' }, 422, { cover_image: required }],
    [{ cover_image: new File([], '') }, 422, { cover_image: required }],
    [{ image: red }, 422, { cover_image: required }],
    [{ title: undefined }, 422, { title: required, cover_image: required }],
    [{ title: ' ', description: 'ftp:x' }, 422, { title: required, cover_image: required, ...link }],
    [{ title: undefined, cover_image: red }, 422, { title: required }],
    [{ title: '\t\u00a0', cover_image: red }, 422, { title: required }],
    [{ title: 'č'.repeat(301), cover_image: red }, 422, long],
    [{ cover_image: svg }, 415, undefined],
    [{ cover_image: new File([], 'prazna.png') }, 415, undefined],
  ] as [Fields, number, Fields | undefined][]) {
    const answer = await post(changes);
    assert.deepEqual([answer.status, answer.body.fields], [status, fields], JSON.stringify(changes));
  }
  assert.equal((await send('POST', '', new URLSearchParams({ title: 'a' }))).status, 415);
  assert.equal((await send('POST', '', new Blob(['{}'], { type: 'application/json' }))).status, 415);
  const { tables, files } = await site.contents();
  assert.deepEqual([tables.albums, tables.files, files], [[], [], []]);
  assert.equal((await post({ title: '🧬'.repeat(300), cover_image: red })).status, 201);
});

for (const [type, encode] of [
  ['multipart', multipart],
  ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
] as const) {
  test(`an update as ${type} changes what it sends, keeps the rest, and refuses what a create refuses`, async () => {
    const { add, list, send } = await siteForAlbums();
    const other = await add();
    let expected = await add();
    for (const changes of [
      { title: 'Škola č 🧬 &=+%' },
      { description: 'https://a.ba/' },
      { title: 'a', description: '' },
    ]) {
      expected = { ...expected, ...changes, version: expected.version + 1 };
      const { status, body } = await send('PUT', '?id=2', encode(changes));
      assert.deepEqual({ status, body }, { status: 200, body: expected });
    }
    for (const title of ['', ' \t', 'a'.repeat(301)]) {
      const { status, body } = await send('PUT', '?id=2', encode({ title, description: 'b.ba' }));
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, ['title']], title);
    }
    assert.deepEqual((await send('PUT', '?id=2', encode({ id: '1' }))).body, expected);
    assert.deepEqual((await list()).items, [expected, other]);
  });
}

async function uploadTo(site: TestSite, album_id: number, image: File): Promise<GalleryImage> {
  const body = multipart({ album_id: String(album_id), image });
  const headers = await site.signIn();
  const answer = await site.call<GalleryImage>('/gallery_images.php', { method: 'POST', headers, body });
  assert.equal(answer.status, 201);
  return answer.body;
}

for (const [type, encode] of [
  ['multipart', multipart],
  ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
] as const) {
  test(`an image of the album becomes its cover as it is stored, told as ${type}`, async () => {
    const { site, add, send } = await siteForAlbums();
    const album = await add({ cover_image: red });
    const { id, image_url, image_details } = await uploadTo(site, album.id, green);
    const { status, body } = await send('PUT', '?id=1', encode({ coverImageId: String(id) }));
    assert.deepEqual(
      { status, body },
      {
        status: 200,
        body: {
          ...album,
          cover_image: image_url,
          cover_image_details: image_details,
          image_count: 1,
          version: 2,
        },
      },
    );
    await forgetPast(site);
    assert.deepEqual(storedUrls(site), [image_url], 'no second file, and none of the cover before');
    assert.equal((await send('PUT', '?id=1', encode({ coverImageId: String(id) }))).body.version, 2);
  });
}

test('a cover that was an image stays when the image is deleted, until another takes its place', async () => {
  const { site, add, list, put, send } = await siteForAlbums();
  await add({ cover_image: red });
  const first = await uploadTo(site, 1, green);
  await put(1, { coverImageId: String(first.id) });
  await send('DELETE', `?image_id=${first.id}`);
  const [left] = (await list()).items;
  assert.deepEqual([left?.cover_image, left?.image_count], [first.image_url, 0]);
  assert.equal((await site.request(first.image_url)).status, 200);
  const second = await uploadTo(site, 1, blue);
  await put(1, { coverImageId: String(second.id) });
  await forgetPast(site);
  assert.deepEqual(storedUrls(site), [second.image_url]);
  assert.equal((await put(1, { coverImageId: String(first.id) })).status, 422, 'it is gone');
});

test('what is no image of the album is refused as its cover, and nothing is changed', async () => {
  const { site, add, list, put } = await siteForAlbums();
  await add({ cover_image: red });
  await add({ cover_image: green });
  const own = await uploadTo(site, 1, blue);
  const foreign = await uploadTo(site, 2, blue);
  const before = await list();
  for (const coverImageId of [String(foreign.id), '99', '0', '-1', '1.5', 'x', '']) {
    const { status, body } = await put(1, { title: 'Nova', coverImageId });
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, ['coverImageId']], coverImageId);
  }
  assert.equal((await put(99, { coverImageId: String(own.id) })).status, 404);
  assert.deepEqual(await list(), before);
  // A file wins over a reference to one of the album's images.
  const { cover_image } = (await put(1, { coverImageId: String(own.id), cover_image: svg })).body;
  assert.equal(cover_image, undefined, 'it was refused');
  const sent = await samplePicture({ colour: '#123456' });
  assert.notEqual(
    (await put(1, { coverImageId: String(own.id), cover_image: sent })).body.cover_image,
    own.image_url,
  );
});

test('an album takes its images and its files with it, but for those that something else uses', async () => {
  const { site, add, list, send } = await siteForAlbums();
  const pictures = await Promise.all(['#111111', '#222222'].map(colour => samplePicture({ colour })));
  await add({ cover_image: red });
  for (const image of [green, blue, red, ...pictures]) await uploadTo(site, 1, image);
  const other = await add({ cover_image: green });
  const { image } = await addNews(site, { image: blue });
  for (const one of pictures.slice(1)) await uploadTo(site, 2, one);
  const [shared] = (await site.call<{ image_url: string }[]>('/gallery.php?album_id=2')).body;
  assert.equal(storedUrls(site).length, 5);
  const { status, body } = await send('DELETE', '?id=1');
  assert.deepEqual({ status, body: body as unknown }, { status: 200, body: { success: true } });
  await forgetPast(site);
  assert.deepEqual(storedUrls(site), [other.cover_image, image, shared?.image_url].sort());
  const { tables } = await site.contents();
  assert.deepEqual([tables.images?.length, tables.files?.length], [1, 3]);
  assert.deepEqual((await list()).items, [{ ...other, image_count: 1 }]);
  for (const query of ['id=1', 'album_id=1'])
    assert.equal((await site.call(`/gallery.php?${query}`)).status, 404, query);
  assert.equal((await send('DELETE', '?id=1')).status, 404);
  assert.equal((await add()).id, 3, 'its id is not given again');
});
