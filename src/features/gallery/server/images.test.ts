import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create } from '#server/testing/sample-forms.ts';
import { multipart } from '#server/testing/test-site.ts';
import type { Album, GalleryImage } from '../contract.ts';
import { cover_image, picture, siteWithAlbum, urls } from '../testing/site-with-album.ts';

test('an image is answered complete, as the album lists it, and can be looked at', async () => {
  const { site, upload, images } = await siteWithAlbum();
  const { status, body } = await upload(await samplePicture({ width: 400, height: 200 }));
  assert.match(body.image_url, /^\/media\/[0-9a-f]{40}\.webp$/);
  const stem = body.image_url.slice(0, -'.webp'.length);
  const sources = ['avif', 'webp'].map(format => ({
    type: `image/${format}`,
    srcset: `${stem}-320.${format} 320w, ${stem}-full.${format} 400w`,
  }));
  const { image_url } = body;
  const texts = { title: 'slika', alt: '', alt_en: '' };
  const image_details = { width: 400, height: 200, sources };
  const expected = { id: 1, ...texts, image_url, image_details, image_focus: null };
  assert.deepEqual({ status, body }, { status: 201, body: expected });
  assert.deepEqual(await images(), [expected]);
  assert.equal((await site.request(image_url)).status, 200);
});

test('an album lists its own images, oldest first, in every language alike', async () => {
  const { site, upload, images, counts } = await siteWithAlbum();
  await create(site, 'album', { cover_image });
  assert.deepEqual(await images(), []);
  for (const album of ['1', '2', '1', '1']) await upload(picture, album);
  const all = await images();
  assert.deepEqual(
    all.map(({ id }) => id),
    [1, 3, 4],
  );
  assert.deepEqual(
    (await images(2)).map(({ id }) => id),
    [2],
  );
  assert.deepEqual(await counts(), [
    [2, 1],
    [1, 3],
  ]);
  for (const query of ['?album_id=1&lang=en', '?lang=en&album_id=1&id=', '?album_id=1&page=2&pageSize=1'])
    assert.deepEqual((await site.call(`/gallery.php${query}`)).body, all, query);
});

test('images stand by their positions, those without one by the time, and equal ones as they came', async () => {
  const { site, upload, images } = await siteWithAlbum();
  const now = site.services.clock().getTime();
  for (const position of [now + 2, now + 1, undefined, now + 1, now - 1, 0, undefined])
    assert.equal((await upload(picture, '1', position)).status, 201);
  assert.deepEqual(
    (await images()).map(({ id }) => id),
    [6, 5, 3, 7, 2, 4, 1],
  );
});

test("an image's title is the file's name without folders and its last ending", async () => {
  const { upload, images } = await siteWithAlbum();
  const names: [name: string, title: string][] = [
    ['Predavanje.JPG', 'Predavanje'],
    ['ljeto.2025.dan.1.png', 'ljeto.2025.dan.1'],
    ['Čaša đumbira – šećer.jpeg', 'Čaša đumbira – šećer'],
    ['c\u030cas\u030ca.png', 'c\u030cas\u030ca'],
    ['👩🏽‍🔬.png', '👩🏽‍🔬'],
    ['mapa/dan 1/slika.png', 'slika'],
    ['C:\\slike\\slika 2.png', 'slika 2'],
    ['../../etc/passwd.png', 'passwd'],
    ['IMG_2041', 'IMG_2041'],
    ['.skrivena', '.skrivena'],
    ['.skrivena.png', '.skrivena'],
    ['zavrsena.', 'zavrsena'],
    ['  razmaci  .png', 'razmaci'],
    ['"navodnici" i %; {{x}}.png', '"navodnici" i %; {{x}}'],
    ['<script>alert(1).png', '<script>alert(1)'],
    [`${'č'.repeat(400)}.png`, 'č'.repeat(300)],
    [`${'🧬'.repeat(400)}.png`, '🧬'.repeat(300)],
  ];
  for (const [name, title] of names)
    assert.equal((await upload(new File([picture], name))).body.title, title, name);
  assert.deepEqual(
    (await images()).map(({ title }) => title),
    names.map(([, title]) => title),
  );
});

test('what is no image, or for no album, is refused and leaves nothing behind', async () => {
  const { site, headers } = await siteWithAlbum();
  const deleted = await create<Album>(site, 'album', { cover_image });
  await site.call(`/gallery.php?id=${deleted.id}`, { method: 'DELETE', headers });
  const before = await site.contents();
  const missing = { image: 'Ovo polje je obavezno.' };
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'slika.png', { type: 'image/png' });
  const cases: [fields: Record<string, string | Blob>, status: number, problems?: Record<string, string>][] =
    [
      [{ album_id: '1' }, 422, missing],
      [{ album_id: '1', image: 'slika.png' }, 422, missing],
      [{ album_id: '1', image: new File([], '') }, 422, missing],
      [{ album_id: '1', cover_image: picture }, 422, missing],
      [{ album_id: '1', image: svg }, 415],
      [{ album_id: '1', image: new File([], 'prazna.png') }, 415],
      [
        { album_id: '1', image: await tooLarge() },
        422,
        { image: 'Slika može imati najviše 60 megapiksela.' },
      ],
      ...['', 'x', '1.5', '-1', '1e3', '9'.repeat(16)].map(
        (position): [Record<string, string | Blob>, number, Record<string, string>] => [
          { album_id: '1', image: picture, position },
          422,
          { position: position === '' ? 'Ovo polje je obavezno.' : 'Unesite cijeli broj.' },
        ],
      ),
      [{ image: picture }, 404],
      ...['', '0', '-1', '1.0', '01', 'x', '99', String(deleted.id), '1,1'].map(
        (album_id): [Record<string, string | Blob>, number] => [{ album_id, image: picture }, 404],
      ),
    ];
  for (const [fields, status, problems] of cases) {
    const init = { method: 'POST', headers, body: multipart(fields) };
    const answer = await site.call<{ fields?: unknown }>('/gallery_images.php', init);
    assert.deepEqual([answer.status, answer.body.fields], [status, problems], JSON.stringify(fields));
  }
  for (const body of [JSON.stringify({ album_id: 1 }), new URLSearchParams({ album_id: '1' })]) {
    const type: Record<string, string> =
      typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const init = { method: 'POST', headers: { ...headers, ...type }, body };
    assert.equal((await site.call('/gallery_images.php', init)).status, 415);
  }
  assert.deepEqual(await site.contents(), before);
});

test('twenty uploads at once are all taken, listed and stored', async () => {
  const { site, upload, images, counts } = await siteWithAlbum();
  const colours = Array.from(
    { length: 20 },
    (_, number) => `#${(number * 12).toString(16).padStart(2, '0')}4080`,
  );
  const pictures = await Promise.all(
    colours.map(colour => samplePicture({ colour, width: 400, height: 300 })),
  );
  const files = pictures.map((file, number) => new File([file], `slika ${number}.png`));
  const answers = await Promise.all(files.map(file => upload(file)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  const listed = await images();
  const byId = (a: GalleryImage, b: GalleryImage) => a.id - b.id;
  assert.deepEqual(listed, answers.map(({ body }) => body).sort(byId));
  assert.equal(new Set(listed.map(({ title }) => title)).size, 20);
  assert.equal(new Set(urls(listed)).size, 20);
  assert.deepEqual(await counts(), [[1, 20]]);
  const statuses = await Promise.all(urls(listed).map(async url => (await site.request(url)).status));
  assert.deepEqual(new Set(statuses), new Set([200]));
  assert.equal(site.originals.files.size, 21);
});

/** A picture that claims 80 megapixels: height and width follow the frame's marker. */
async function tooLarge() {
  const bytes = Buffer.from(await (await samplePicture({ format: 'jpeg' })).arrayBuffer());
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(8_000, frame + 5);
  bytes.writeUInt16BE(10_000, frame + 7);
  return new File([bytes], 'ogromna.jpg');
}
