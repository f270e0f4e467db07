import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { axeViolations } from '../../support/browser.ts';
import {
  add,
  change,
  field,
  gone,
  openStored,
  said,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'history', expectedProblems: [failedRequest] });

test('the history tells what was changed, and brings an earlier version back', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, {
    title: 'Prvi naslov',
    details: '<h2>Program</h2><p>Ponesite laptop i mantil.</p>',
    capacity: '10',
    image: await samplePicture({ colour: '#b03060' }),
  });
  await change(api, workshop, id, { title: 'Drugi naslov' });
  const picture = await samplePicture({ colour: '#20a040' });
  await change(api, workshop, id, {
    details: '<h2>Program</h2><p>Ponesite laptop i <strong>naočale</strong>.</p>',
    capacity: '20',
    image: picture,
  });
  const page = await openAdmin(workshop.path);
  const sheet = await openStored(page, workshop, 'Drugi naslov');
  await sheet.getByRole('button', { name: 'Historija' }).click();
  const history = page.getByRole('dialog', { name: 'Historija: Drugi naslov' });
  const versions = history.getByRole('navigation', { name: 'Verzije' }).getByRole('button');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('sadašnja');
  await expect(versions.nth(0)).toContainText('Kapacitet');
  await expect(versions.nth(1)).toContainText('Naslov');
  await expect(versions.nth(2)).toContainText('Prva sačuvana verzija');

  await expect(history.getByRole('deletion').filter({ hasText: 'mantil' })).toBeVisible();
  await expect(history.getByRole('insertion').filter({ hasText: 'naočale' })).toBeVisible();
  await expect(history.getByRole('deletion').filter({ hasText: '10' })).toBeVisible();
  await expect(history.getByRole('insertion').filter({ hasText: '20' })).toBeVisible();
  const pictures = history.getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const shown of await pictures.all())
    await expect
      .poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);

  await versions.nth(2).click();
  await history.getByText('Razlika do sadašnje verzije').click();
  await expect(history.getByRole('insertion').filter({ hasText: 'Drugi' })).toBeVisible();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vratiti ovu verziju?' });
  await expect(question.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await gone(history);
  await expect(field(sheet, 'Naslov*')).toHaveValue('Prvi naslov');
  const restored = await stored(api, workshop, id);
  expect(restored).toMatchObject({ title: 'Prvi naslov', capacity: 10, version: 4 });
});

test('a version that the rules of today refuse says why', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, { title: 'Stara pravila' });
  await change(api, workshop, id, { title: 'Nova pravila' });
  const page = await openAdmin(workshop.path);
  await page.route('**/api/versions/restore', route =>
    route.fulfill({
      status: 422,
      json: { error: 'Provjerite unesene podatke.', code: 'validation', fields: { title: 'Predug tekst.' } },
    }),
  );
  const sheet = await openStored(page, workshop, 'Nova pravila');
  await field(sheet, 'Lokacija*').fill('Zenica');
  await sheet.getByRole('button', { name: 'Historija' }).click();
  const history = page.getByRole('dialog', { name: 'Historija: Nova pravila' });
  await history.getByRole('button', { name: 'Prva sačuvana verzija' }).click();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vratiti ovu verziju?' });
  await expect(question.getByText('Nesačuvane izmjene u obrascu se odbacuju.')).toBeVisible();
  await question.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await said(
    page,
    'Ovu verziju nije moguće vratiti jer ne zadovoljava današnja pravila: Naslov: Predug tekst.',
  );
  await page.keyboard.press('Escape');
  await gone(history);
  await expect(field(sheet, 'Lokacija*')).toHaveValue('Zenica');
});
