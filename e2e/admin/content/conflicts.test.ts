import {
  add,
  assertFilled,
  change,
  field,
  gone,
  openStored,
  row,
  said,
  save,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const { path, words, text } = workshop;

test('of two editors none overwrites the other', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, { title: 'Dvije ruke' });
  const page = await openAdmin(path);
  let sheet = await openStored(page, workshop, 'Dvije ruke');
  // Each side has changed another field, so there is no question.
  await change(api, workshop, id, { title: 'Njihovo' });
  await sheet.getByRole('textbox', { name: text }).click();
  await page.keyboard.type('Moj tekst. ');
  await save(sheet);
  await said(page, words.updated);
  await gone(sheet);
  const both = await stored(api, workshop, id);
  expect(both.title).toBe('Njihovo');
  expect(JSON.stringify(both)).toMatch(/Moj tekst\. /);

  sheet = await openStored(page, workshop, 'Njihovo');
  const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
  const version = (label: string) => conflict.getByRole('radio', { name: new RegExp(`^${label}`) });
  await change(api, workshop, id, { title: 'Opet njihovo' });
  await field(sheet, 'Naslov*').fill('Moje');
  await save(sheet);
  await expect(conflict.getByRole('group', { name: 'Naslov' }).getByText('Opet njihovo')).toBeVisible();
  await conflict.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await gone(conflict);
  await assertFilled(sheet, { 'Naslov*': 'Moje' });
  await expect(sheet.getByRole('alert'), 'who goes on writing has not failed').toHaveCount(0);
  expect((await stored(api, workshop, id)).title).toBe('Opet njihovo');

  await save(sheet);
  await version('Tuđa verzija').check();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await gone(sheet);
  expect((await stored(api, workshop, id)).title).toBe('Opet njihovo');

  sheet = await openStored(page, workshop, 'Opet njihovo');
  await change(api, workshop, id, { title: 'I dalje njihovo' });
  await field(sheet, 'Naslov*').fill('Ipak moje');
  await save(sheet);
  await expect(version('Moja verzija')).toBeChecked();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await gone(sheet);
  await expect(row(page, 'Ipak moje')).toBeVisible();
  expect((await stored(api, workshop, id)).title).toBe('Ipak moje');
});
