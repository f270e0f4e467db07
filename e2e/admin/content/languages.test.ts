import type { Locator } from '@playwright/test';
import { axeViolations } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  fill,
  gone,
  question,
  row,
  said,
  stored,
  symposium,
} from '../../support/screens/content-screens.ts';
import { draftHas } from '../../support/screens/drafts.ts';
import { half, openBoth, shared, sheetOf, wide } from '../../support/screens/language-forms.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const saveIn = (form: Locator) => form.getByRole('button', { name: 'Sačuvaj' }).click();

test('each language is saved and restored by itself', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Dva jezika' });
  const english = await add(api, symposium, { title: 'Two', lang: 'en', translationOf: bosnian.id });
  const page = await openAdmin('/admin/simpozij?q=jezika', wide);
  const sheet = await openBoth(page, 'Dva jezika');
  const [bs, en] = [half(sheet, 'Bosanski'), half(sheet, 'English')];
  await fill(bs, { 'Naslov*': 'Dva jezika i više' });
  await fill(shared(sheet), { 'Završetak*': '30.12.2098' });
  await en.getByLabel('Naslov*').fill('Two and more');
  await page.keyboard.press('Control+s');
  await said(page, 'Simpozij je uspješno ažuriran');
  const finished = { finished_at: '2098-12-30' };
  expect(await stored(api, symposium, english.id)).toMatchObject({ title: 'Two and more', ...finished });
  expect(await stored(api, symposium, bosnian.id)).toMatchObject({ title: 'Dva jezika', ...finished });
  await expect(bs.getByText('je mijenjan nakon ovog prijevoda')).toBeVisible();

  await en.getByRole('button', { name: 'Historija' }).click();
  const history = page.getByRole('dialog', { name: 'Historija: Two and more' });
  await history.getByRole('button', { name: 'Prva sačuvana verzija' }).click();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  const restoring = page.getByRole('alertdialog', { name: 'Vratiti ovu verziju?' });
  await restoring.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await gone(history);
  await assertFilled(en, { 'Naslov*': 'Two' });
  await assertFilled(bs, { 'Naslov*': 'Dva jezika i više' });
  await expect(bs.getByText('Nesačuvane izmjene')).toBeVisible();
  // What the two share came back with the version, on either.
  const { finished_at } = bosnian;
  expect(await stored(api, symposium, bosnian.id)).toMatchObject({ title: 'Dva jezika', finished_at });
  await saveIn(bs);
  await gone(sheet);
  expect(await stored(api, symposium, bosnian.id)).toMatchObject({ title: 'Dva jezika i više', finished_at });
});

test('a translation is begun, corrected, kept up and parted', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Red para' });
  const english = await add(api, symposium, { title: 'A row', lang: 'en', translationOf: bosnian.id });
  const original = { title: 'Red bez para', details: '<p>Tekst originala</p>' };
  const { id } = await add(api, symposium, original);
  const page = await openAdmin('/admin/simpozij?q=red', wide);
  const pair = row(page, 'Red para');
  await expect(pair.getByText('Bosanski: objavljeno')).toBeAttached();
  await expect(pair.getByText('English: objavljeno')).toBeAttached();
  await expect(row(page, 'A row')).toHaveCount(0);
  await page.getByLabel('Stanje').selectOption('missing');
  await expect(pair).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Stanje').selectOption('');
  await pair.getByRole('button', { name: 'Obriši: Red para' }).click();
  await expect(question(page).getByText('Prijevod „A row“ ostaje.')).toBeVisible();
  await question(page).getByRole('button', { name: 'Odustani' }).click();

  // It begins with the facts, without the texts, the original beside it.
  const single = row(page, 'Red bez para');
  await single.getByRole('button', { name: 'Napravi prijevod: Red bez para' }).click();
  const sheet = sheetOf(page);
  const [bs, en] = [half(sheet, 'Bosanski'), half(sheet, 'English')];
  await expect(bs.getByText('Tekst originala')).toBeVisible();
  await assertFilled(en, { 'Naslov*': '', 'Lokacija*': String(symposium.form.location) });
  await expect(en.getByText('Jezik se ne može promijeniti dok stavka ima prijevod.')).toBeVisible();
  await expect(shared(sheet).getByLabel('Početak*', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fill(bs, { 'Naslov*': 'Red nije sačuvan' });
  await fill(en, { 'Naslov*': 'Has a translation' });
  await en.getByRole('button', { name: 'Objavi', exact: true }).click();
  await said(page, 'Simpozij je uspješno kreiran');
  // The Bosnian title is not saved yet.
  await expect(en.getByText('Nesačuvane izmjene')).toHaveCount(0);
  await expect(bs.getByText('Nesačuvane izmjene')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odbaci izmjene' }).click();
  await gone(sheet);
  expect(await stored(api, symposium, id)).toMatchObject({
    title: 'Red bez para',
    translation: { title: 'Has a translation' },
  });
  await expect(single.getByText('English: objavljeno')).toBeAttached();
  await expect(single.getByRole('button', { name: 'Red bez para', exact: true })).toBeFocused();

  // A slip of the pen is corrected without leaving the translation behind.
  await openBoth(page, 'Red para');
  const correct = async (title: string) => {
    await fill(bs, { 'Naslov*': title });
    await bs.getByRole('button', { name: 'Više mogućnosti' }).click();
    await bs.getByRole('menuitem', { name: 'Sačuvaj, prijevod ostaje tačan' }).click();
    await gone(sheet);
  };
  await correct('Red jednog para');
  const ofEnglish = async () => (await stored(api, symposium, english.id)).translation;
  expect(await ofEnglish()).toMatchObject({ title: 'Red jednog para', is_outdated: false });
  await expect(row(page, 'Red jednog para')).toBeVisible();

  // One that was left behind tells what has changed, and is marked as still right.
  await api.call(symposium.calls.update, {
    query: { id: bosnian.id },
    fields: { title: 'Red jednog para, i više' },
  });
  await openBoth(page, 'Red jednog para');
  await correct('Red jednog para, i još više');
  expect(await ofEnglish(), 'it was behind before').toMatchObject({ is_outdated: true });
  await openBoth(page, 'Red jednog para, i još više');
  await en.getByRole('button', { name: 'Šta se promijenilo' }).click();
  const changes = page.getByRole('dialog', { name: 'Promijenjeno: Red jednog para, i još više' });
  await expect(changes.getByRole('heading', { level: 4 })).toHaveText('Naslov');
  await expect(changes.getByRole('insertion')).toContainText('i još više');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await gone(changes);
  const stillRight = en.getByRole('button', { name: 'Prijevod je i dalje tačan' });
  await stillRight.click();
  await said(page, 'Prijevod je označen kao tačan');
  await expect(stillRight).toHaveCount(0);
  expect(await ofEnglish()).toMatchObject({ is_outdated: false });

  // They are parted after it was said what that means.
  await sheet.getByRole('button', { name: 'Razdvoji…' }).click();
  const parting = page.getByRole('alertdialog', { name: 'Razdvojiti jezike?' });
  await expect(parting.getByText('Svaka prijava ostaje')).toBeVisible();
  await parting.getByRole('button', { name: 'Razdvoji' }).click();
  await gone(sheet);
  expect(await ofEnglish()).toBeNull();
});

test('without room for both, languages are tabs', async ({ openAdmin, api }) => {
  await add(api, symposium, { title: 'Na telefonu' });
  const page = await openAdmin('/admin/simpozij?q=telefonu', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'Uredi: Na telefonu' }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Napravi prijevod' }).click();
  // What is begun is in view.
  const tab = (name: string) => sheet.getByRole('tab', { name });
  await expect(tab('English')).toHaveAttribute('aria-selected', 'true');
  await assertFilled(sheet.getByRole('tabpanel', { name: 'English' }), { 'Naslov*': '' });
  await fill(sheet.getByRole('tabpanel', { name: 'English' }), { 'Naslov*': 'Begun only' });
  await draftHas(page, 'Begun only');
  await tab('English').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Bosanski')).toBeFocused();
  const panel = sheet.getByRole('tabpanel', { name: 'Bosanski' });
  await assertFilled(panel, { 'Naslov*': 'Na telefonu' });
  await expect(shared(sheet).getByLabel('Početak*', { exact: true })).toBeVisible();
  // A text's tools are one line.
  expect((await panel.getByRole('toolbar').boundingBox())?.height ?? 0).toBeLessThan(60);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/admin/simpozij');
  await page.getByRole('button', { name: 'Nastavi uređivati: Begun only' }).click();
  await assertFilled(sheet.getByRole('tabpanel', { name: 'English' }), { 'Naslov*': 'Begun only' });
});
