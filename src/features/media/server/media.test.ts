import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { addNews } from '#features/news/server/testing.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import type { PictureFocus } from '#shared/picture-focus.ts';
import { cardOf } from '#shared/share-card.ts';
import { countWrites } from '../testing/count-writes.ts';
import { samplePhoto, samplePicture } from '../testing/sample-pictures.ts';

/** A site with one stored picture, 700 pixels wide; returns its address without the extension. */
async function siteWithPicture(format: 'jpeg' | 'png' = 'png') {
  const site = await createTestSite();
  const { image } = await addNews(site, { image: await samplePicture({ width: 700, height: 350, format }) });
  const [stem = '', extension = ''] = (image ?? '').split('.');
  return { site, image: image ?? '', stem, extension };
}

async function sizeOf(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, width, height };
}

for (const [format, type] of [
  ['jpeg', 'image/jpeg'],
  ['png', 'image/webp'],
] as const) {
  test(`a stored picture (${type}) is answered whole, for ever and harmless`, async () => {
    const { site, image } = await siteWithPicture(format);
    const response = await site.request(image);
    const bytes = await response.bytes();
    assert.equal(response.status, 200);
    const [stored = bytes] = site.originals.files.values();
    assert.equal(Buffer.compare(bytes, stored), 0);
    const expected = {
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'content-disposition': null,
    };
    const headers = Object.fromEntries(Object.keys(expected).map(name => [name, response.headers.get(name)]));
    assert.deepEqual(headers, expected);
  });
}

test('HEAD is answered with the same headers', async () => {
  const { site, image } = await siteWithPicture();
  const get = await site.request(image);
  const head = await site.request(image, { method: 'HEAD' });
  assert.equal(head.status, 200);
  for (const name of ['content-type', 'content-length', 'cache-control'])
    assert.equal(head.headers.get(name), get.headers.get(name));
  assert.equal((await head.arrayBuffer()).byteLength, 0);
});

test('HEAD opens no file, because nobody would read it', async () => {
  const { site, image, stem } = await siteWithPicture();
  const small = `${stem}-320.webp`;
  const { length } = await (await site.request(small)).bytes();
  for (const store of [site.originals, site.variants]) {
    store.open = () => Promise.reject(new Error('opened'));
  }
  assert.equal((await site.request(image, { method: 'HEAD' })).status, 200);
  const { status, headers } = await site.request(small, { method: 'HEAD' });
  assert.deepEqual([status, headers.get('content-length')], [200, String(length)]);
});

test('every size that an item names is answered in its format', async () => {
  const site = await createTestSite();
  const item = await addNews(site, { image: await samplePicture({ width: 700, height: 350 }) });
  const candidates = (item.image_details?.sources ?? []).flatMap(({ type, srcset }) =>
    srcset.split(', ').map(candidate => ({ type, candidate })),
  );
  assert.equal(candidates.length, 6);
  for (const { type, candidate } of candidates) {
    const [path = '', width = ''] = candidate.split(' ');
    const response = await site.request(path);
    assert.equal(response.headers.get('content-type'), type);
    const format = type === 'image/avif' ? 'heif' : 'webp';
    const pixels = Number.parseInt(width, 10);
    assert.deepEqual(await sizeOf(response), { format, width: pixels, height: Math.round(pixels / 2) });
  }
});

test('every picture has a card for shared links, whatever its shape', async () => {
  for (const [width, height] of [
    [700, 350],
    [60, 2_000],
    [2_000, 1],
  ] as const) {
    const site = await createTestSite();
    const { image } = await addNews(site, { image: await samplePicture({ width, height }) });
    const written = countWrites(site);
    const card = cardOf(image ?? '', { width, height });
    const response = await site.request(card);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.deepEqual(await sizeOf(response), { format: 'jpeg', width: 1200, height: 630 });
    await site.request(card);
    assert.deepEqual(written, [card.slice('/media/'.length)]);
  }
});

test('the card of an upright photo shows its upper half, or what must stay visible', async () => {
  const site = await createTestSite();
  // Red above, blue below.
  const { image } = await addNews(site, { image: await samplePhoto({ width: 60, height: 20 }) });
  const colourOf = async (focus?: PictureFocus) => {
    const card = await site.request(cardOf(image ?? '', { width: 20, height: 60, focus }));
    const { dominant } = await sharp(await card.bytes()).stats();
    return dominant.r > 200 && dominant.b < 50
      ? 'red'
      : dominant.b > 200 && dominant.r < 50
        ? 'blue'
        : 'both';
  };
  assert.equal(await colourOf(), 'red');
  assert.equal(await colourOf({ x: 0, y: 90 }), 'blue');
  assert.equal(await colourOf({ x: 100, y: 10 }), 'red');
});

test('a size larger than the picture is as large as the picture', async () => {
  const { site, stem } = await siteWithPicture();
  assert.equal((await sizeOf(await site.request(`${stem}-1920.webp`))).width, 700);
});

test('a size is made once, for parallel requests and later ones', async () => {
  const { site, stem } = await siteWithPicture();
  const written = countWrites(site);
  const path = `${stem}-320.webp`;
  const responses = await Promise.all([1, 2, 3].map(() => site.request(path)));
  const bodies = await Promise.all(responses.map(response => response.bytes()));
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.ok(bodies.every(body => body.length > 0 && Buffer.compare(body, bodies[0] ?? body) === 0));
  assert.equal((await site.request(path)).status, 200);
  assert.deepEqual(written, [path.slice('/media/'.length)]);
});

test('a size that is being made while its picture is removed does not stay', async () => {
  const { site, stem } = await siteWithPicture();
  const { write } = site.variants;
  site.variants.write = async (name, bytes) => {
    const headers = await site.signIn();
    await site.call('/news-item.php?id=1', { method: 'DELETE', headers });
    await forgetPast(site);
    await write(name, bytes);
  };
  assert.equal((await site.request(`${stem}-320.webp`)).status, 404);
  assert.deepEqual((await site.contents()).files, []);
});

test('a size that could not be kept is shown, and kept the next time', async () => {
  const { site, stem } = await siteWithPicture();
  const { write } = site.variants;
  site.variants.write = () => Promise.reject(new Error('disk full'));
  const shown = await site.request(`${stem}-320.webp`);
  assert.deepEqual([shown.status, site.variants.files.size], [200, 0]);
  site.variants.write = write;
  const kept = await site.request(`${stem}-320.webp`);
  assert.deepEqual(await kept.bytes(), await shown.bytes());
  assert.equal(site.variants.files.size, 1);
});

test('unknown names are not found, and nothing is made or read for them', async () => {
  const { site, image, stem, extension } = await siteWithPicture();
  const written = countWrites(site);
  const name = image.slice('/media/'.length);
  const other = `/media/${'0'.repeat(40)}`;
  const paths = [`${other}.webp`, `${other}.jpg`, `${other}-320.webp`, `${other}-full.avif`];
  paths.push(
    `${stem}-321.webp`,
    `${stem}-0.webp`,
    `${stem}--320.webp`,
    `${stem}-99999.avif`,
    `${stem}-full.jpg`,
  );
  paths.push(`${stem}.png`, `${stem}.pdf`, `${stem}.html`, `${stem}.svg`, stem, `${stem}.${extension}.html`);
  paths.push(
    image.toUpperCase().replace('/MEDIA/', '/media/'),
    `/media/x${name}`,
    `/media/${name}x`,
    '/media/',
  );
  paths.push('/media', `${image}/`, `${image}%00`, `${image}%00.jpg`, `${image}%20`, `${stem}-320.webp.part`);
  for (const path of paths) assert.equal((await site.request(path)).status, 404, path);
  assert.deepEqual(written, []);
});

test('no path leaves the folder of files', async () => {
  const { site, image } = await siteWithPicture();
  const asked: string[] = [];
  for (const store of [site.originals, site.variants]) {
    const { open } = store;
    store.open = name => {
      asked.push(name);
      return open(name);
    };
  }
  const name = image.slice('/media/'.length);
  for (const path of [
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e%2fpackage.json',
    '..%5cpackage.json',
    '.env',
  ])
    assert.equal((await site.request(`/media/${path}`)).status, 404, path);
  for (const path of [
    `x/../../${name}`,
    `..%2f${name}`,
    `..%252f${name}`,
    `%2fetc%2fpasswd`,
    `./%2e/${name}%2f..`,
  ])
    assert.equal((await site.request(`/media/${path}`)).status, 404, path);
  assert.deepEqual(asked, []);
  assert.equal((await site.request(image)).status, 200);
  assert.deepEqual(asked, [name], 'a right name is asked for');
});

test('files can be read, nothing else', async () => {
  const { site, image } = await siteWithPicture();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await site.request(image, { method });
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, HEAD']);
  }
  assert.equal((await site.request(image)).status, 200);
});
