import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel' });

test('what an administrator writes is what a visitor reads', async ({ site, openAdmin }) => {
  const page = await openAdmin('/admin/novosti?uredi=novo');
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  await sheet.getByLabel('Naslov*').fill('Ljetna škola: čvorovi DNK');
  await sheet.getByLabel('Opis*').fill('Prijave su otvorene za sve članove.');
  await sheet.getByRole('textbox', { name: 'Sadržaj' }).click();
  // The pressed button shows that the editor is ready for the text.
  const bold = (pressed: boolean) => sheet.getByRole('button', { name: /^Podebljano/, pressed });
  await bold(false).click();
  await expect(bold(true)).toBeVisible();
  await page.keyboard.type('Važno: ');
  await bold(true).click();
  await expect(bold(false)).toBeVisible();
  await page.keyboard.type('dođite.');
  await page.keyboard.press('Enter');
  await sheet
    .getByRole('button', { name: /^Lista/ })
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: /^Lista/, pressed: true }).first()).toBeVisible();
  await page.keyboard.type('tačka');
  await sheet.getByLabel('Autor*').fill('Nađa Hodžić');
  await sheet.getByLabel('Kategorija*').selectOption('Događaji');
  const picture = await samplePicture();
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'IMG_2031.PNG',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture.arrayBuffer()),
  });
  await expect(sheet.getByRole('img', { name: 'Pregled odabrane slike' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Vijest je uspješno kreirana')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  const item = page.getByRole('row', { name: /Ljetna škola: čvorovi DNK/ });
  await expect(item).toBeVisible();
  const category = page.getByLabel('Kategorija', { exact: true });
  await category.selectOption('Vijesti');
  await expect(item).toHaveCount(0);
  await category.selectOption('Događaji');
  await expect(item).toBeVisible();

  const read = async (path: string) => (await fetch(site.origin + path)).text();
  const [, path = ''] = /href="(\/novosti\/\d+)"[^>]*>[^<]*Ljetna škola/.exec(await read('/novosti')) ?? [];
  const article = /<article.*<\/article>/s.exec(await read(path))?.[0];
  expect(article).toContain('<strong>Važno: </strong>dođite.');
  expect(article).toMatch(/<li>(<p>)?tačka/);
  expect(article).toMatch(/<img[^>]+src="\/media\//);
});
