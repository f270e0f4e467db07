import { axeViolations } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  change,
  fill,
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
  const page = await openAdmin(`${path}?q=ruke`);
  let sheet = await openStored(page, workshop, 'Dvije ruke');
  // Each side has changed another field, so there is no question.
  await change(api, workshop, id, { title: 'Njihove ruke' });
  await sheet.getByRole('textbox', { name: text }).click();
  await page.keyboard.insertText('Moj tekst. ');
  await save(sheet);
  await said(page, words.updated);
  await gone(sheet);
  const both = await stored(api, workshop, id);
  expect(both.title).toBe('Njihove ruke');
  expect(JSON.stringify(both)).toMatch(/Moj tekst\. /);

  sheet = await openStored(page, workshop, 'Njihove ruke');
  const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
  const version = (field: string, label: string) =>
    conflict.getByRole('group', { name: field }).getByRole('radio', { name: new RegExp(`^${label}`) });
  const theirs = { title: 'Opet njihove ruke', location: 'Zenica' };
  await change(api, workshop, id, theirs);
  await fill(sheet, { 'Naslov*': 'Moje ruke', 'Lokacija*': 'Bihać' });
  await save(sheet);
  await expect(conflict.getByRole('group', { name: 'Naslov' })).toContainText('Opet');
  expect(await axeViolations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await gone(conflict);
  await assertFilled(sheet, { 'Naslov*': 'Moje ruke', 'Lokacija*': 'Bihać' });
  await expect(sheet.getByRole('alert'), 'who goes on writing has not failed').toHaveCount(0);
  expect(await stored(api, workshop, id)).toMatchObject(theirs);

  await save(sheet);
  await expect(version('Naslov', 'Moja verzija')).toBeChecked();
  await version('Lokacija', 'Tuđa verzija').check();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await gone(sheet);
  await expect(row(page, 'Moje ruke')).toBeVisible();
  expect(await stored(api, workshop, id)).toMatchObject({ title: 'Moje ruke', location: 'Zenica' });
});
