import {
  add,
  assertFilled,
  fill,
  gone,
  row,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas } from '../../support/screens/drafts.ts';
import { emptySite, expect, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content' });

test('an event begins as a copy of another one, without its days', async ({ openAdmin, api }) => {
  const title = 'Svake godine';
  await add(api, workshop, { title, cancelled: true, capacity: '12' });
  const page = await openAdmin(`${workshop.path}?q=godine`);
  await page.getByRole('button', { name: `Dupliciraj: ${title}` }).click();
  const sheet = page.getByRole('dialog', { name: workshop.words.create });
  await assertFilled(sheet, { 'Naslov*': title, 'Kapacitet*': '12', 'Početak*': '', 'Završetak*': '' });
  await expect(sheet.getByLabel('Otkaži događaj')).not.toBeChecked();
  // It is a draft already, as if it was typed.
  await expect(sheet.getByText('Nesačuvane izmjene')).toBeVisible();
  await draftHas(page, title);

  await fill(sheet, { 'Naslov*': 'Naredne godine', 'Početak*': '20.11.2027', 'Završetak*': '21.11.2027' });
  await page.keyboard.press('Control+s');
  await gone(sheet);
  await expect(row(page, 'Naredne godine').getByText('Nacrt', { exact: true })).toBeVisible();
  const id = Number(await row(page, 'Naredne godine').getAttribute('data-row'));
  expect(await stored(api, workshop, id)).toMatchObject({
    ...{ status: 'draft', started_at: '2027-11-20', capacity: 12, cancelled: false, image_url: null },
  });
});
