import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, formOf, samplePdf } from '#server/testing/sample-forms.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
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

/** The stored files, as the paths under which events refer to them. */
async function storedFiles(site: TestSite) {
  const rows = await site.db.selectFrom('files').select('name').execute();
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...site.originals.files.keys()].sort());
  return rows.map(({ name }) => `/media/${name}`).sort();
}

/** A pdf of a size, and a picture with as much behind it. */
const pdfOf = (size: number) => new File(['%PDF-1.7\n', new Uint8Array(size - 9)], 'program.pdf');
const pictureOf = (size: number) => new File([blue, new Uint8Array(size - blue.size)], 'slika.png');

test('image and pdf of one call are answered under their names, by every read', async () => {
  const site = await createTestSite();
  const workshop = await create<Workshop>(site, 'workshop', { image: red, pdf: samplePdf });
  const symposium = await create<Symposium>(site, 'symposium', { image: blue });
  assert.match(workshop.image_url ?? '', /^\/media\/[0-9a-f]{40}\.webp$/);
  assert.match(workshop.pdf_url ?? '', /^\/media\/[0-9a-f]{40}\.pdf$/);
  assert.match(symposium.image ?? '', /^\/media\/[0-9a-f]{40}\.webp$/);
  const stem = workshop.image_url?.replace('.webp', '-full');
  assert.deepEqual(workshop.image_details, {
    ...{ width: 48, height: 32 },
    sources: ['avif', 'webp'].map(format => ({ type: `image/${format}`, srcset: `${stem}.${format} 48w` })),
  });
  assert.equal(symposium.image_details?.width, 48);
  for (const [item, show, list] of [
    [workshop, '/workshop.php', '/workshops.php'],
    [symposium, '/symposiumDetails.php', '/symposium.php'],
  ] as const) {
    const { details, ...summary } = item;
    assert.deepEqual((await site.call(`${show}?id=${item.id}`)).body, item);
    assert.deepEqual((await site.call(list)).body, [item]);
    assert.deepEqual((await site.call<Fields>(`${list}?page=1`)).body.items, [summary]);
  }
  const referred = [workshop.image_url, workshop.pdf_url, symposium.image];
  assert.deepEqual(await storedFiles(site), referred.toSorted());
});

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
const empty = new File([], '');
const changes: [name: string, sent: Record<string, string | Blob>, image: After, pdf: After][] = [
  ['without files both are kept', { title: 'Novi' }, 'old', 'old'],
  ['files that were left empty keep both', { image: empty, pdf: empty, title: 'Novi' }, 'old', 'old'],
  ['switches that are off keep both', { removeImage: 'false', removePdf: '0' }, 'old', 'old'],
  ['an image replaces the image', { image: blue }, 'new', 'old'],
  ['a pdf replaces the pdf', { pdf: otherPdf }, 'old', 'new'],
  ['both are replaced in one call', { image: blue, pdf: otherPdf }, 'new', 'new'],
  ['removeImage takes the image', { removeImage: 'true' }, 'none', 'old'],
  ['removePdf takes the pdf', { removePdf: '1' }, 'old', 'none'],
  ['both are removed in one call', { removeImage: '1', removePdf: 'true' }, 'none', 'none'],
  ['one is removed, the other replaced', { removeImage: 'true', pdf: otherPdf }, 'none', 'new'],
  ['and the other way round', { image: blue, removePdf: 'true' }, 'new', 'none'],
  ['a new file wins over its removal', { pdf: otherPdf, removePdf: 'true' }, 'old', 'new'],
  ['a text in place of a file is none', { image: '/media/a.webp', pdf: 'a.pdf' }, 'old', 'old'],
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
    assert.deepEqual((await site.call(`/workshop.php?id=${old.id}`)).body, body);
    const referred = [body.image_url, body.pdf_url].filter(path => path !== null);
    assert.deepEqual(await storedFiles(site), referred.toSorted(), 'nothing is left of what went');
    for (const path of referred) assert.equal((await site.request(path)).status, 200);
  });
}

test('a symposium keeps, replaces and loses its image, and has no pdf', async () => {
  const site = await createTestSite();
  const { id, image } = await create<Symposium>(site, 'symposium', { image: red, pdf: samplePdf });
  const update = async (fields: Record<string, string | Blob>) => {
    const { body } = await send<Symposium>(site, `/symposiumDetails.php?id=${id}`, multipart(fields));
    assert.deepEqual(await storedFiles(site), body.image ? [body.image] : []);
    return body.image;
  };
  assert.equal(await update({ title: 'Novi', pdf: samplePdf }), image);
  assert.notEqual(await update({ image: blue }), image);
  assert.equal(await update({ removeImage: 'true' }), null);
});

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
  assert.deepEqual(await storedFiles(site), [image, pdf].sort());
  await send(site, `/workshop.php?id=${second.id}`, multipart({ removePdf: 'true', removeImage: 'true' }));
  assert.deepEqual(await storedFiles(site), [image]);
  await remove(site, `/news-item.php?id=${news.id}`);
  assert.equal((await site.request(image ?? '')).status, 200);
  await remove(site, `/symposium.php?id=${symposium.id}`);
  assert.deepEqual(await storedFiles(site), []);
  const last = await create<Workshop>(site, 'workshop', files);
  await remove(site, `/workshop.php?id=${last.id}`);
  assert.deepEqual([await storedFiles(site), (await site.request(pdf ?? '')).status], [[], 404]);
});

test('a call that is refused stores neither of its files, nor anything else', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'workshop', { image: red, pdf: samplePdf });
  const symposium = await create(site, 'symposium');
  const before = await site.contents();
  const good = { image: blue, pdf: otherPdf };
  const noPdfs = [
    '',
    '%PDF',
    '%pdf-1.7',
    ' %PDF-1.7',
    '\n%PDF-1.7',
    '\ufeff%PDF-1.7',
    'PK\u0003\u0004',
    '<html>',
  ];
  const wrong: [changes: Fields, status: number][] = [
    ...noPdfs.map((text): [Fields, number] => [{ pdf: new File([text], 'program.pdf', samplePdf) }, 415]),
    [{ pdf: blue }, 415],
    [{ image: otherPdf }, 415],
    [{ image: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'slika.png', blue) }, 415],
    [{ image: new File([blue.slice(0, 60)], 'slika.png', blue) }, 415],
    [{ image: pictureOf(15 * mebibyte + 1) }, 413],
    [{ pdf: pdfOf(25 * mebibyte + 1) }, 413],
    [{ finishedAt: '2026-11-19' }, 422],
    [{ title: '' }, 422],
  ];
  const updates: [fields: Fields, status: number][] = [
    [{ removePdf: 'da' }, 422],
    [{ removeImage: '' }, 422],
    [{ version: '9' }, 409],
  ];
  const calls: [path: string, form: FormData, status: number][] = [
    ...wrong.map(([fields, status]) => [
      '/workshops.php',
      formOf('workshop', { ...good, ...fields }),
      status,
    ]),
    ...[...wrong, ...updates].map(([fields, status]) => [
      `/workshop.php?id=${id}`,
      multipart({ ...good, ...fields } as Record<string, string | Blob>),
      status,
    ]),
    [`/workshop.php?id=${symposium.id}`, multipart(good), 404],
    ['/symposium.php', formOf('symposium', { image: otherPdf }), 415],
    [`/symposiumDetails.php?id=${symposium.id}`, multipart({ image: blue, startedAt: '2026-12-01' }), 422],
  ] as [string, FormData, number][];
  for (const [path, form, status] of calls) assert.equal((await send(site, path, form)).status, status, path);
  const { tables, files } = await site.contents();
  assert.deepEqual({ files, tables: { ...tables, sessions: before.tables.sessions } }, before);
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
