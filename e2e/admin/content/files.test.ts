import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fileCalls } from '#features/files/contract.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import { axeViolations } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import {
  choose,
  fill,
  gone,
  openNew,
  openStored,
  said,
  save,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas } from '../../support/screens/drafts.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('a picture and documents are added and taken away', async ({ openAdmin, api }) => {
  const page = await openAdmin(`${workshop.path}?q=prilozima`);
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('image') : null;
      if (file instanceof File) Object.assign(window, { sentImage: file });
      send.call(this, body);
    };
  });
  let sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'S prilozima', ...workshop.required });
  // A telephone's photo, larger than may be sent, is made smaller first, and stands upright.
  const photo = await sharp({ create: { width: 3000, height: 40, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const heavy = test.info().outputPath('IMG_1002.jpg');
  // Bytes after the end of a picture are ignored, so they make a large file quickly.
  await writeFile(heavy, Buffer.concat([photo, Buffer.alloc(16 * 1024 * 1024)]));
  await sheet.locator('input[type=file][aria-label="Slika"]').setInputFiles(heavy);
  await expect(sheet.getByText('IMG_1002.jpg')).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Pregled odabrane slike' })).toBeVisible();
  await choose(sheet, 'Dokumentacija (PDF)', samplePdf);
  await expect(sheet.getByText('program.pdf')).toBeVisible();
  await save(sheet);
  await said(page, workshop.words.created);
  await gone(sheet);
  const sent = await page.evaluate(async () => {
    const file = (window as unknown as { sentImage: File }).sentImage;
    const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
    return { width, height, name: file.name, isSmall: file.size < 1024 * 1024 };
  });
  expect(sent).toEqual({ width: 34, height: 2560, name: 'IMG_1002.jpg', isSmall: true });

  sheet = await openStored(page, workshop, 'S prilozima');
  const id = Number(new URL(page.url()).searchParams.get('uredi'));
  await sheet.getByRole('button', { name: 'Ukloni sliku' }).click();
  await draftHas(page, '"image":null');
  await page.reload();
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
  const mend = await breakCall(page, fileCalls.create);
  await manager
    .locator('input[type=file]')
    .setInputFiles([
      pdf('Knjiga_sažetaka.pdf'),
      pdf('nije.pdf', 'tekst'),
      { ...pdf('slika.png'), mimeType: 'image/png' },
    ]);
  const refused = manager.getByRole('list', { name: 'Datoteke koje se dodaju' }).getByRole('listitem');
  await expect(refused.getByRole('button', { name: /^Pokušaj ponovo/ })).toHaveCount(2);
  await mend();
  await manager.getByRole('button', { name: 'Pokušaj sve ponovo' }).click();
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
  await gone(sheet);
  expect(await stored(api, workshop, id)).toMatchObject({
    image_url: null,
    files: [{ title: 'Program' }, { title: 'Knjiga sažetaka' }],
  });
});
