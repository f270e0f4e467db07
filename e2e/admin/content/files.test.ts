import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import { axeViolations } from '../../support/browser.ts';
import {
  choose,
  fill,
  gone,
  openNew,
  openStored,
  said,
  save,
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas, draftsAreLeft } from '../../support/screens/drafts.ts';
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

test('a picture and documents are added and taken away', async ({ openAdmin }) => {
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
  await draftHas(tab, '"image":null');
  const page = await tab.context().newPage();
  await tab.close();
  await draftsAreLeft(page);
  await page.goto(workshop.path);
  sheet = await openStored(page, workshop, 'S prilozima');
  await expect(sheet.getByText(/^Vraćene su/)).toBeVisible();
  await expect(sheet.getByText('JPEG, PNG, WebP, GIF ili AVIF, najviše 15 MB')).toBeVisible();

  // Files are stored at once, and the form under them keeps what was typed.
  await sheet.getByRole('button', { name: 'Datoteke' }).click();
  const manager = page.getByRole('dialog', { name: 'Datoteke: S prilozima' });
  const titles = () =>
    manager.getByLabel('Naziv').evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value));
  await expect.poll(titles).toEqual(['Dokumentacija']);
  const pdf = (name: string, text = '%PDF-1.7') => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: Buffer.from(`${text} ${name}`),
  });
  await manager
    .locator('input[type=file]')
    .setInputFiles([
      pdf('Knjiga_sažetaka.pdf'),
      pdf('nije.pdf', 'tekst'),
      { ...pdf('slika.png'), mimeType: 'image/png' },
    ]);
  const refused = manager.getByRole('list', { name: 'Datoteke koje se dodaju' }).getByRole('listitem');
  await expect(refused.filter({ hasText: 'nije.pdf' })).toContainText('PDF: datoteka nije ispravan PDF.');
  await expect(refused.filter({ hasText: 'slika.png' })).toContainText('Odaberite PDF datoteku.');
  await expect.poll(titles).toEqual(['Dokumentacija', 'Knjiga sažetaka']);
  await expect(manager.getByLabel('Vrsta').nth(1)).toHaveValue('abstracts');
  expect(await axeViolations(page)).toEqual([]);
  await manager.getByLabel('Naziv').first().fill('Program');
  await page.keyboard.press('Enter');
  await expect(manager.getByText('Sačuvano')).toBeVisible();
  await manager.getByRole('button', { name: 'Pomjeri gore: Knjiga sažetaka' }).press('Enter');
  await expect.poll(titles).toEqual(['Knjiga sažetaka', 'Program']);
  const handles = manager.getByTitle('Prevucite na drugo mjesto');
  await handles.first().dragTo(handles.nth(1));
  await expect.poll(titles).toEqual(['Program', 'Knjiga sažetaka']);
  await manager.getByRole('button', { name: 'Obriši: Program' }).click();
  await expect.poll(titles).toEqual(['Knjiga sažetaka']);
  await page.getByRole('region', { name: 'Obavijesti' }).getByRole('button', { name: 'Poništi' }).click();
  await expect.poll(titles).toEqual(['Program', 'Knjiga sažetaka']);
  await manager.locator('footer').getByRole('button', { name: 'Zatvori' }).click();
  await gone(manager);

  await save(sheet);
  await said(page, workshop.words.updated);
  const [detail] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Pregledaj: S prilozima' }).click(),
  ]);
  await expect(detail.getByRole('heading', { level: 1, name: 'S prilozima' })).toBeVisible();
  await expect(detail.getByRole('article').locator('img')).toHaveCount(0);
  await expect(detail.getByRole('article').locator('a[download]')).toHaveText([
    /^Program/,
    /^Knjiga sažetaka/,
  ]);
});
