import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart } from '#server/testing/test-site.ts';
import type { Album, GalleryImage } from '../contract.ts';

const pictures = await Promise.all(
  ['#ff0000', '#00ff00', '#0000ff'].map(colour => samplePicture({ colour })),
);

/** A site with an album of three images, and what is asked of it. */
async function openAlbum() {
  const site = await createTestSite();
  const headers = await site.signIn();
  const album = await create<Album>(site, 'album', { cover_image: pictures[0] });
  const images: GalleryImage[] = [];
  const call = async <Body>(path: string, init: RequestInit) => {
    const { status, body } = await site.call<Body>(path, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    return { status, body };
  };
  const add = async (picture: Blob, texts: Record<string, string> = {}) => {
    const form = multipart({ album_id: String(album.id), image: picture, ...texts });
    const { body } = await call<GalleryImage>('/gallery_images.php', { method: 'POST', body: form });
    images.push(body);
    return body;
  };
  for (const picture of pictures) await add(picture);
  return {
    site,
    album,
    images,
    add,
    put: <Body>(path: string, body: object) => call<Body>(path, json(body, 'PUT')),
    list: async () => (await site.call<GalleryImage[]>(`/gallery.php?album_id=${album.id}`)).body,
  };
}

test('an album has title and link in English too, which the search finds', async () => {
  const { site, album } = await openAlbum();
  assert.deepEqual([album.title_en, album.description_en], ['', '']);
  const headers = await site.signIn();
  const { body } = await site.call<Album>(`/gallery.php?id=${album.id}`, {
    method: 'PUT',
    headers,
    body: multipart({ titleEn: 'Summer school', descriptionEn: 'example.org/school' }),
  });
  assert.deepEqual([body.title_en, body.description_en], ['Summer school', 'https://example.org/school']);
  assert.equal(body.title, album.title);
  const { items } = (await site.call<{ items: Album[] }>('/gallery.php?search=summer')).body;
  assert.deepEqual(
    items.map(({ id }) => id),
    [album.id],
  );
});

test('what an image shows is empty until it is said, in either language', async () => {
  const { images, put, list, add } = await openAlbum();
  for (const { alt, alt_en } of images) assert.deepEqual([alt, alt_en], ['', '']);
  const [, second] = images;
  const said = { ...second, alt: 'Kolonije', alt_en: 'Colonies' };
  const changed = await put<GalleryImage>(`/images?id=${second?.id}`, {
    alt: ' Kolonije ',
    altEn: 'Colonies',
  });
  assert.deepEqual(changed, { status: 200, body: said });
  assert.deepEqual((await list())[1], said);
  const { body } = await put<GalleryImage>(`/images?id=${second?.id}`, { alt: '' });
  assert.deepEqual(body, { ...said, alt: '' });
  assert.deepEqual((await put(`/images?id=${second?.id}`, {})).body, body);
  assert.equal((await put('/images?id=99', { alt: 'x' })).status, 404);
  assert.equal((await put(`/images?id=${second?.id}`, { alt: 'x'.repeat(301) })).status, 422);
  const uploaded = await add(pictures[0] as File, { alt: 'Gel', altEn: 'A gel' });
  assert.deepEqual([uploaded.alt, uploaded.alt_en], ['Gel', 'A gel']);
});

test('what must stay visible of an image is said, taken back, and taken by the cover that it becomes', async () => {
  const { site, album, images, put, list } = await openAlbum();
  const id = images[1]?.id;
  const { body } = await put<GalleryImage>(`/images?id=${id}`, { imageFocus: { x: 12, y: 100 } });
  const focused = { image_focus: { x: 12, y: 100 }, focus: { x: 10, y: 100 } };
  assert.deepEqual([body.image_focus, body.image_details?.focus], Object.values(focused));
  assert.deepEqual((await list())[1], body);
  const cover = { method: 'PUT', headers: await site.signIn(), body: multipart({ coverImageId: `${id}` }) };
  const changed = (await site.call<Album>(`/gallery.php?id=${album.id}`, cover)).body;
  assert.deepEqual([changed.cover_image, changed.cover_image_focus], [body.image_url, body.image_focus]);
  assert.deepEqual(changed.cover_image_details, body.image_details);
  assert.equal((await put(`/images?id=${id}`, { imageFocus: { x: 12 } })).status, 422);
  const { body: without } = await put<GalleryImage>(`/images?id=${id}`, { imageFocus: null });
  assert.deepEqual([without.image_focus, without.image_details?.focus], [null, undefined]);
});

test('the images of an album stand in the order that was given, later ones after them', async () => {
  const { site, album, images, put, list, add } = await openAlbum();
  const [first = 0, second = 0, third = 0] = images.map(({ id }) => id);
  const { status, body } = await put<GalleryImage[]>('/albums/order', {
    id: album.id,
    images: [third, first, second],
  });
  assert.deepEqual([status, body.map(({ id }) => id)], [200, [third, first, second]]);
  assert.deepEqual(await list(), body);
  const later = await add(pictures[1] as File);
  assert.equal((await list()).at(-1)?.id, later.id);
  const other = await create<Album>(site, 'album', { cover_image: pictures[0] });
  const all = [first, second, third, later.id];
  const wrong = [
    all.slice(1),
    [...all, all[0]],
    [...all, 99],
    [...all.slice(1), 99],
    [],
    'x',
    undefined,
    [null],
  ];
  for (const ids of wrong)
    assert.equal((await put('/albums/order', { id: album.id, images: ids })).status, 422, String(ids));
  assert.equal((await put('/albums/order', { id: other.id, images: all })).status, 422);
  for (const id of [99, undefined])
    assert.equal((await put('/albums/order', { id, images: all })).status, 404);
  assert.deepEqual((await put('/albums/order', { id: other.id, images: [] })).body, []);
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    [third, first, second, later.id],
  );
});
