import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { axeViolations } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  change,
  fill,
  gone,
  openStored,
  said,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('the history tells what was changed, and brings it back', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, {
    title: 'Prvi naslov',
    details: '<h2>Program</h2><p>Ponesite laptop i mantil.</p>',
    capacity: '10',
    image: await samplePicture({ colour: '#b03060' }),
  });
  await change(api, workshop, id, { title: 'Drugi naslov' });
  await change(api, workshop, id, {
    details: '<h2>Program</h2><p>Ponesite laptop i <strong>naočale</strong>.</p>',
    capacity: '20',
    image: await samplePicture({ colour: '#20a040' }),
  });
  const page = await openAdmin(`${workshop.path}?q=naslov`);
  const sheet = await openStored(page, workshop, 'Drugi naslov');
  await fill(sheet, { 'Lokacija*': 'Zenica' });
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

  // A version that the rules of today refuse says why, and what was typed stays.
  const address = '**/api/versions/restore';
  const error = {
    error: 'Provjerite unesene podatke.',
    code: 'validation',
    fields: { title: 'Predug tekst.' },
  };
  await page.route(address, route => route.fulfill({ status: 422, json: error }));
  const restore = history.getByRole('button', { name: 'Vrati ovu verziju' });
  const question = page.getByRole('alertdialog', { name: 'Vratiti ovu verziju?' });
  await restore.click();
  await expect(question.getByText('Nesačuvane izmjene u obrascu se odbacuju.')).toBeVisible();
  await question.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await said(
    page,
    'Ovu verziju nije moguće vratiti jer ne zadovoljava današnja pravila: Naslov: Predug tekst.',
  );
  await gone(question);
  await assertFilled(sheet, { 'Naslov*': 'Drugi naslov', 'Lokacija*': 'Zenica' });
  await page.unroute(address);

  await restore.click();
  await expect(question.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await gone(history);
  await assertFilled(sheet, { 'Naslov*': 'Prvi naslov' });
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeFocused();
  const restored = await stored(api, workshop, id);
  expect(restored).toMatchObject({ title: 'Prvi naslov', capacity: 10, version: 4 });
});
