import sharp from 'sharp';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ siteName: 'journeys' });

/** A photo as a phone takes it: rotated by its metadata, which contain a place. */
function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } })
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '43/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('an administrator writes an item and a visitor reads it', async ({ site, openPage, openAdmin }) => {
  const page = await openAdmin();
  await expect(page.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
  await expect(page.getByText('urednica@primjer.ba').first()).toBeVisible();
  await page.getByRole('link', { name: 'Novosti', exact: true }).click();

  // The administrator writes an item.
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  await sheet.getByLabel('Naslov*').fill('Ljetna škola: čvorovi DNK');
  await sheet.getByLabel('Opis*').fill('Prijave su otvorene za sve članove.');
  await sheet.getByRole('textbox', { name: 'Sadržaj' }).click();
  // The pressed button shows that the editor is ready for the text.
  await sheet.getByRole('button', { name: /^Podebljano/, pressed: false }).click();
  await expect(sheet.getByRole('button', { name: /^Podebljano/, pressed: true })).toBeVisible();
  await page.keyboard.type('Važno: ');
  await sheet.getByRole('button', { name: /^Podebljano/ }).click();
  await expect(sheet.getByRole('button', { name: /^Podebljano/, pressed: false })).toBeVisible();
  await page.keyboard.type('ponesite laptop.');
  await page.keyboard.press('Enter');
  await sheet
    .getByRole('button', { name: /^Lista/ })
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: /^Lista/, pressed: true }).first()).toBeVisible();
  await page.keyboard.type('prva tačka');
  await sheet.getByLabel('Autor*').fill('Nađa Hodžić');
  await sheet.getByLabel('Kategorija*').selectOption('Događaji');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'IMG_2031.JPG',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await expect(sheet.getByRole('img', { name: 'Pregled odabrane slike' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Vijest je uspješno kreirana')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Ljetna škola: čvorovi DNK/ })).toBeVisible();

  // A visitor reads it as the server renders it.
  const visitor = await openPage({ javaScriptEnabled: false });
  await visitor.goto('/novosti');
  await visitor.getByRole('link', { name: /Ljetna škola/ }).click();
  await expect(visitor.locator('article strong')).toHaveText('Važno: ');
  await expect(visitor.locator('article li').last()).toHaveText('prva tačka');
  const image = await visitor.locator('article img').getAttribute('src');
  const stored = await fetch(site.origin + image);
  expect(stored.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, exif, orientation } = await sharp(await stored.bytes()).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 1200,
    height: 1600,
    exif: undefined,
    orientation: undefined,
  });
});

test('an administrator finds, edits and deletes an item', async ({ openAdmin, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await openAdmin('/admin/novosti');
  await page.getByRole('searchbox').fill('citac');
  await expect(page.getByText('1 vijest', { exact: true })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('čitač');

  await page.getByRole('button', { name: /^Uredi: Novi čitač/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const bosnian = sheet.getByRole('group', { name: 'Bosanski' });
  await bosnian.getByLabel('Naslov*').fill('Novi čitač je stigao');
  await bosnian.getByRole('button', { name: 'Ukloni sliku' }).click();
  await bosnian.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('Vijest je uspješno ažurirana')).toBeVisible();
  await expect(page.getByRole('row', { name: /Novi čitač je stigao/ })).toBeVisible();

  const [detail] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Pregledaj: Novi čitač je stigao/ }).click(),
  ]);
  await expect(detail.getByRole('heading', { level: 1, name: 'Novi čitač je stigao' })).toBeVisible();
  await expect(detail.locator('article img')).toHaveCount(0);
  await detail.getByRole('button', { name: 'Obriši' }).click();
  const question = detail.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await expect(question).toHaveText(/premješta se u korpu na 30 dana/);
  await detail.route('**/api/news-item.php*', route =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await question.getByRole('button', { name: 'Obriši' }).click();
  await expect(detail.getByText('Došlo je do greške prilikom brisanja vijesti')).toBeVisible();
  await detail.unroute('**/api/news-item.php*');
  await question.getByRole('button', { name: 'Obriši' }).click();
  await expect(detail.getByText('Vijest je uspješno obrisana')).toBeVisible();
  await detail.waitForURL('**/admin/novosti');

  await page.reload();
  await expect(page.getByText(/Nema rezultata za „citac“/)).toBeVisible();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await page.getByLabel('Kategorija', { exact: true }).selectOption('Događaji');
  await page.waitForFunction(() => {
    const categories = [...document.querySelectorAll('td:nth-of-type(3)')].map(cell => cell.textContent);
    return categories.length > 1 && categories.every(category => category === 'Događaji');
  });
});
