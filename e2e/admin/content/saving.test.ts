import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import {
  assertFilled,
  choose,
  fill,
  gone,
  mainButton,
  openNew,
  row,
  said,
  save,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('a save is called off, and a lost answer makes one item', async ({ openAdmin }) => {
  const page = await openAdmin(`${workshop.path}?q=jednom`);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Jednom poslano', ...workshop.required });
  await choose(sheet, 'Slika', await samplePicture());
  const address = `**/api${workshop.calls.create.path}`;
  await page.route(address, () => {});
  for (const leave of ['Escape', 'Odustani', 'Back']) {
    await save(sheet);
    await expect(sheet.getByRole('progressbar', { name: 'Slanje' })).toBeVisible();
    await expect(sheet.getByText(/^(Slanje slike: \d+ %|Obrada...)$/)).toBeVisible();
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else if (leave === 'Back') await page.evaluate(() => history.back());
    else await sheet.getByRole('button', { name: leave }).click();
    await expect(mainButton(sheet)).toBeVisible();
    await assertFilled(sheet, { 'Naslov*': 'Jednom poslano' });
    await expect(page.getByRole('alert'), leave).toHaveCount(0);
    await expect(page.getByRole('alertdialog'), leave).toHaveCount(0);
  }
  await page.unroute(address);

  // The server creates the item, but the response is lost.
  await page.route(address, async route => {
    await route.fetch();
    await route.abort();
  });
  await page.setViewportSize({ width: 390, height: 640 });
  await save(sheet);
  await expect(
    sheet.getByText(/^Nema veze s internetom. Tekst je sačuvan u ovom pregledniku; slike odaberite/),
  ).toBeVisible();
  await expect(page.getByRole('alert'), 'said in one place').toHaveCount(1);
  await expect(page.getByRole('alert'), 'and in sight, from the foot of the form too').toBeInViewport({
    ratio: 1,
  });
  await page.unroute(address);
  await fill(sheet, { 'Naslov*': 'Jednom sačuvano' });
  await save(sheet);
  await said(page, workshop.words.created);
  await gone(sheet);
  await expect(row(page, 'Jednom sačuvano')).toBeVisible();
  await expect(row(page, 'Jednom poslano')).toHaveCount(0);
});
