import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import {
  choose,
  fill,
  gone,
  openNew,
  openStored,
  said,
  save,
  workshop,
} from '../../support/content-screens.ts';
import { draftHas } from '../../support/drafts.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('a telephone’s photo is made smaller and stands upright', async ({ openAdmin }) => {
  const page = await openAdmin(workshop.path);
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('image') : null;
      if (file instanceof File) Object.assign(window, { sentImage: file });
      send.call(this, body);
    };
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'teal', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Fotografija', ...workshop.required });
  await choose(sheet, 'Slika', new File([new Uint8Array(bytes)], 'IMG_1001.jpg', { type: 'image/jpeg' }));
  await save(sheet);
  await said(page, workshop.words.created);
  const sent = await page.evaluate(async () => {
    const file = (window as unknown as { sentImage: File }).sentImage;
    const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
    return { width, height, name: file.name, size: file.size };
  });
  expect([sent.width, sent.height, sent.name]).toEqual([1707, 2560, 'IMG_1001.jpg']);
  expect(sent.size, `${sent.size} of ${bytes.length}`).toBeLessThan(bytes.length);
});

test('a photo that is too large is made smaller first', async ({ openAdmin }) => {
  const page = await openAdmin(workshop.path);
  const sheet = await openNew(page, workshop);
  const bytes = await sharp({ create: { width: 2600, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const heavy = test.info().outputPath('IMG_1002.jpg');
  // Bytes after the end of a picture are ignored, so they make a large file quickly.
  await writeFile(heavy, Buffer.concat([bytes, Buffer.alloc(16 * 1024 * 1024)]));
  await sheet.locator('input[type=file][aria-label="Slika"]').setInputFiles(heavy);
  await expect(sheet.getByText('IMG_1002.jpg')).toBeVisible();
  await expect(sheet.locator('img[src^="blob:"]')).toBeVisible();
});

test('a picture and a document are added and taken away', async ({ openAdmin }) => {
  const tab = await openAdmin(workshop.path);
  let sheet = await openNew(tab, workshop);
  await fill(sheet, { 'Naslov*': 'S prilozima', ...workshop.required });
  await choose(sheet, 'Slika', await samplePicture());
  await expect(sheet.getByRole('img', { name: 'Pregled odabrane slike' })).toBeVisible();
  await choose(sheet, 'Dokumentacija (PDF)', samplePdf);
  await expect(sheet.getByText('program.pdf')).toBeVisible();
  await save(sheet);
  await said(tab, workshop.words.created);
  await gone(sheet);

  sheet = await openStored(tab, workshop, 'S prilozima');
  await sheet.getByRole('button', { name: 'Ukloni sliku' }).click();
  await sheet.getByRole('button', { name: 'Ukloni PDF' }).click();
  await draftHas(tab, '"image":null,"pdf":null');
  const page = await tab.context().newPage();
  await tab.close();
  await page.goto(workshop.path);
  sheet = await openStored(page, workshop, 'S prilozima');
  await expect(sheet.getByText(/^Vraćene su/)).toBeVisible();
  await expect(sheet.getByText('JPEG, PNG, WebP, GIF ili AVIF, najviše 15 MB')).toBeVisible();
  await expect(sheet.getByText('PDF, najviše 25 MB')).toBeVisible();
  await save(sheet);
  await said(page, workshop.words.updated);
  const [detail] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Pregledaj: S prilozima' }).click(),
  ]);
  await expect(detail.getByRole('heading', { level: 1, name: 'S prilozima' })).toBeVisible();
  await expect(detail.getByRole('article').locator('img, a[download]')).toHaveCount(0);
});
