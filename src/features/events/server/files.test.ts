import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { create, type Fields, formOf, samplePdf } from '#server/testing/sample-forms.ts';
import { createTestSite, multipart, type TestSite } from '#server/testing/test-site.ts';
import type { Symposium, Workshop } from '../contract.ts';

const red = await samplePicture({ colour: '#ff0000' });
const blue = await samplePicture({ colour: '#0000ff' });
const otherPdf = new File(['%PDF-1.4\nprogram \u0000\n%%EOF\n'], 'drugi.pdf', { type: 'application/pdf' });
const mebibyte = 1024 * 1024;

async function send<Body = Workshop>(site: TestSite, path: string, body: FormData) {
  return site.call<Body>(path, { method: 'POST', headers: await site.signIn(), body });
}

async function remove(site: TestSite, path: string) {
  const { status } = await site.call(path, { method: 'DELETE', headers: await site.signIn() });
  assert.equal(status, 200, path);
}

/** The paths of the stored files, as events refer to them. */
async function storedFiles(site: TestSite) {
  const rows = await site.db.selectFrom('files').select('name').execute();
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...site.originals.files.keys()].sort());
  return rows.map(({ name }) => `/media/${name}`).sort();
}

/** A PDF of a size in bytes. */
const pdfOf = (size: number) => new File(['%PDF-1.7\n', new Uint8Array(size - 9)], 'program.pdf');
const pictureOf = (size: number) => new File([blue, new Uint8Array(size - blue.size)], 'slika.png');

test('a pdf is answered as it came, for download only, whatever it was called', async () => {
  const site = await createTestSite();
  const pdf = new File([otherPdf], '../../tajno-ime.html', { type: 'text/html' });
  const { pdf_url } = await create<Workshop>(site, 'workshop', { pdf });
  const response = await site.request(pdf_url ?? '');
  assert.equal(response.status, 200);
  assert.deepEqual(await response.bytes(), await otherPdf.bytes());
  const headers = ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'];
  assert.deepEqual(
    headers.map(name => response.headers.get(name)),
    ['application/pdf', 'attachment', 'nosniff', 'public, max-age=31536000, immutable'],
  );
  assert.equal(JSON.stringify(await site.contents()).includes('tajno-ime'), false);
});

type After = 'old' | 'new' | 'none';
const changes: [name: string, sent: Record<string, string | Blob>, image: After, pdf: After][] = [
  ['both are replaced in one call', { image: blue, pdf: otherPdf }, 'new', 'new'],
  ['both are removed in one call', { removeImage: '1', removePdf: 'true' }, 'none', 'none'],
  ['one is removed, the other replaced', { removeImage: 'true', pdf: otherPdf }, 'none', 'new'],
  ['and the other way round', { image: blue, removePdf: 'true' }, 'new', 'none'],
];
for (const [name, sent, image, pdf] of changes) {
  test(`update of a workshop: ${name}`, async () => {
    const site = await createTestSite();
    const old = await create<Workshop>(site, 'workshop', { image: red, pdf: samplePdf });
    const { status, body } = await send(site, `/workshop.php?id=${old.id}`, multipart(sent));
    assert.equal(status, 200);
    const after = (before: string | null, now: string | null): After =>
      now === null ? 'none' : now === before ? 'old' : 'new';
    assert.deepEqual([after(old.image_url, body.image_url), after(old.pdf_url, body.pdf_url)], [image, pdf]);
    assert.equal(body.image_details === null, image === 'none');
    const init = { headers: await site.signIn() };
    assert.deepEqual((await site.call(`/workshop.php?id=${old.id}`, init)).body, body);
    await forgetPast(site);
    const referred = [body.image_url, body.pdf_url].filter(path => path !== null);
    assert.deepEqual(await storedFiles(site), referred.toSorted(), 'nothing is left of what went');
    for (const path of referred) assert.equal((await site.request(path)).status, 200);
  });
}

test('files that something else uses too are kept until the last one lets them go', async () => {
  const site = await createTestSite();
  const files = { image: red, pdf: samplePdf };
  const first = await create<Workshop>(site, 'workshop', files);
  const second = await create<Workshop>(site, 'workshop', files);
  const symposium = await create<Symposium>(site, 'symposium', { image: red });
  const news = await create(site, 'news', { image: red });
  const { image_url: image, pdf_url: pdf } = first;
  assert.deepEqual(
    [second.image_url, second.pdf_url, symposium.image, news.image],
    [image, pdf, image, image],
  );
  await remove(site, `/workshop.php?id=${first.id}`);
  await forgetPast(site);
  assert.deepEqual(await storedFiles(site), [image, pdf].sort());
  await send(site, `/workshop.php?id=${second.id}`, multipart({ removePdf: 'true', removeImage: 'true' }));
  await forgetPast(site);
  assert.deepEqual(await storedFiles(site), [image]);
  await remove(site, `/news-item.php?id=${news.id}`);
  assert.equal((await site.request(image ?? '')).status, 200);
  await remove(site, `/symposium.php?id=${symposium.id}`);
  await forgetPast(site);
  assert.deepEqual(await storedFiles(site), []);
  const last = await create<Workshop>(site, 'workshop', files);
  await remove(site, `/workshop.php?id=${last.id}`);
  await forgetPast(site);
  assert.deepEqual([await storedFiles(site), (await site.request(pdf ?? '')).status], [[], 404]);
});

test('a refusal names the file, in the language of whoever sent it', async () => {
  const site = await createTestSite();
  const good = { image: blue, pdf: otherPdf };
  const cases: [changes: Fields, bs: string, en: string][] = [
    [{ pdf: blue }, 'PDF: datoteka nije ispravan PDF.', 'PDF: the file is not a valid PDF.'],
    [
      { image: otherPdf },
      'Slika: datoteka nije ispravna slika vrste JPEG, PNG, WebP, GIF ili AVIF.',
      'Image: the file is not a valid JPEG, PNG, WebP, GIF or AVIF image.',
    ],
    [
      { image: new File([blue.slice(0, 60)], 'slika.png', blue) },
      'Slika: datoteka nije ispravna slika vrste JPEG, PNG, WebP, GIF ili AVIF.',
      'Image: the file is not a valid JPEG, PNG, WebP, GIF or AVIF image.',
    ],
    [
      { image: pictureOf(15 * mebibyte + 1) },
      'Slika: datoteka je veća od 15 MB.',
      'Image: the file is larger than 15 MB.',
    ],
    [
      { pdf: pdfOf(25 * mebibyte + 1) },
      'PDF: datoteka je veća od 25 MB.',
      'PDF: the file is larger than 25 MB.',
    ],
  ];
  for (const [changes, bs, en] of cases) {
    for (const [language, text] of Object.entries({ bs, en })) {
      const { body } = await site.call<{ error: string }>('/workshops.php', {
        method: 'POST',
        headers: { ...(await site.signIn()), 'Accept-Language': language },
        body: formOf('workshop', { ...good, ...changes }),
      });
      assert.equal(body.error, text);
    }
  }
});

test('files may be as large as their limits, both in one call', async () => {
  const site = await createTestSite();
  const files = { image: pictureOf(15 * mebibyte), pdf: pdfOf(25 * mebibyte) };
  const { pdf_url } = await create<Workshop>(site, 'workshop', files);
  const response = await site.request(pdf_url ?? '');
  assert.equal(Buffer.compare(await response.bytes(), await files.pdf.bytes()), 0);
});
