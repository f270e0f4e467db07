import type { Locator } from '@playwright/test';
import { axeViolations } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  change,
  fill,
  gone,
  question,
  row,
  said,
  stored,
  symposium,
} from '../../support/screens/content-screens.ts';
import { half, openBoth, shared, sheetOf, wide } from '../../support/screens/language-forms.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const saveIn = (form: Locator) => form.getByRole('button', { name: 'Sačuvaj' }).click();

test('each language is saved by itself, and what they share with either', async ({ openAdmin, api }) => {
  const title = 'Dva jezika';
  const bosnian = await add(api, symposium, { title });
  const english = await add(api, symposium, {
    title: 'Two languages',
    lang: 'en',
    translationOf: bosnian.id,
  });
  const page = await openAdmin('/admin/simpozij?q=dva', wide);
  const sheet = await openBoth(page, title);
  const [bs, en] = [half(sheet, 'Bosanski'), half(sheet, 'English')];
  await fill(bs, { 'Naslov*': 'Dva jezika i više' });
  await fill(shared(sheet), { 'Završetak*': '31.12.2098' });
  await en.getByLabel('Naslov*').fill('Two languages and more');
  await page.keyboard.press('Control+s');
  await said(page, 'Simpozij je uspješno ažuriran');
  expect(await stored(api, symposium, english.id)).toMatchObject({
    title: 'Two languages and more',
    finished_at: '2098-12-31',
  });
  expect(await stored(api, symposium, bosnian.id)).toMatchObject({ title, finished_at: '2098-12-31' });
  await assertFilled(bs, { 'Naslov*': 'Dva jezika i više' });
  await expect(bs.getByText('je mijenjan nakon ovog prijevoda')).toBeVisible();
  await saveIn(bs);
  await gone(sheet);
  expect(await stored(api, symposium, bosnian.id)).toMatchObject({ title: 'Dva jezika i više' });
});

test('a version restored in one language leaves what was typed in the other', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Prva verzija' });
  const english = await add(api, symposium, { title: 'In English', lang: 'en', translationOf: bosnian.id });
  await change(api, symposium, bosnian.id, { title: 'Druga verzija', finishedAt: '2098-12-31' });
  const page = await openAdmin('/admin/simpozij?q=verzija', wide);
  const sheet = await openBoth(page, 'Druga verzija');
  const [bs, en] = [half(sheet, 'Bosanski'), half(sheet, 'English')];
  await fill(en, { 'Naslov*': 'Not saved yet' });
  await bs.getByRole('button', { name: 'Historija' }).click();
  const history = page.getByRole('dialog', { name: 'Historija: Druga verzija' });
  await history.getByRole('button', { name: 'Prva sačuvana verzija' }).click();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vratiti ovu verziju?' });
  await question.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await gone(history);
  await assertFilled(bs, { 'Naslov*': 'Prva verzija' });
  await assertFilled(en, { 'Naslov*': 'Not saved yet' });
  await expect(en.getByText('Nesačuvane izmjene')).toBeVisible();
  // What the two share came back with the version, on either.
  const { finished_at } = await stored(api, symposium, bosnian.id);
  expect(finished_at).toBe(bosnian.finished_at);
  await saveIn(en);
  await gone(sheet);
  expect(await stored(api, symposium, english.id)).toMatchObject({ title: 'Not saved yet', finished_at });
  expect(await stored(api, symposium, bosnian.id)).toMatchObject({ title: 'Prva verzija' });
});

test('where there is no room for both, the languages are tabs, and the keyboard changes them', async ({
  openAdmin,
  api,
}) => {
  const bosnian = await add(api, symposium, { title: 'Uska strana' });
  await add(api, symposium, { title: 'Narrow page', lang: 'en', translationOf: bosnian.id });
  const page = await openAdmin(`/admin/simpozij?uredi=${bosnian.id}`, {
    viewport: { width: 768, height: 1024 },
  });
  const sheet = sheetOf(page);
  await sheet.getByRole('tab', { name: 'Bosanski' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('tab', { name: 'English' })).toBeFocused();
  const panel = sheet.getByRole('tabpanel', { name: 'English' });
  await assertFilled(panel, { 'Naslov*': 'Narrow page' });
  await expect(shared(sheet).getByLabel('Početak*', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a pair is parted after what it means was said', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Razdvojeni' });
  await add(api, symposium, { title: 'Parted', lang: 'en', translationOf: bosnian.id });
  const page = await openAdmin('/admin/simpozij?q=razdvojeni', wide);
  const sheet = await openBoth(page, 'Razdvojeni');
  await sheet.getByRole('button', { name: 'Razdvoji…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Razdvojiti jezike?' });
  await expect(question.getByText('Svaka prijava ostaje')).toBeVisible();
  await question.getByRole('button', { name: 'Razdvoji' }).click();
  await gone(sheet);
  expect((await stored(api, symposium, bosnian.id)).translation).toBeNull();
});

test('a list has one row for a pair, with marks, and finds what is not translated', async ({
  openAdmin,
  api,
}) => {
  const bosnian = await add(api, symposium, { title: 'Red para' });
  await add(api, symposium, { title: 'Row of a pair', lang: 'en', translationOf: bosnian.id });
  await add(api, symposium, { title: 'Red bez para' });
  const page = await openAdmin('/admin/simpozij?q=red', wide);
  const pair = row(page, 'Red para');
  await expect(pair.getByText('Bosanski: objavljeno')).toBeAttached();
  await expect(pair.getByText('English: objavljeno')).toBeAttached();
  await expect(row(page, 'Row of a pair')).toHaveCount(0);
  await page.getByLabel('Stanje').selectOption('missing');
  await expect(pair).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Stanje').selectOption('');
  await pair.getByRole('button', { name: 'Obriši: Red para' }).click();
  await expect(question(page).getByText('Prijevod „Row of a pair“ ostaje.')).toBeVisible();
  await question(page).getByRole('button', { name: 'Odustani' }).click();
  const single = row(page, 'Red bez para');
  await single.getByRole('button', { name: 'Napravi prijevod: Red bez para' }).click();
  const english = half(sheetOf(page), 'English');
  await expect(english.getByLabel('Naslov*')).toHaveValue('');
  await english.getByLabel('Naslov*').fill('Row without a pair');
  await english.getByRole('button', { name: 'Objavi', exact: true }).click();
  await gone(sheetOf(page));
  await expect(single.getByText('English: objavljeno')).toBeAttached();
  await expect(single.getByRole('button', { name: 'Red bez para', exact: true })).toBeFocused();
});
