import type { Locator, Page } from '@playwright/test';
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
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas } from '../../support/screens/drafts.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const wide = { viewport: { width: 1366, height: 768 } };

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Uredi simpozij' });

/** The form of a language where both are beside each other. */
const half = (sheet: Locator, name: 'Bosanski' | 'English') =>
  sheet.getByRole('group', { name, exact: true });

const shared = (sheet: Locator) => sheet.getByRole('complementary', { name: 'Zajedničko za oba jezika' });

const saveIn = (form: Locator) => form.getByRole('button', { name: 'Sačuvaj' }).click();

async function open(page: Page, title: string) {
  await page
    .getByRole('button', { name: `Uredi: ${title}` })
    .first()
    .click();
  await expect(sheetOf(page).getByRole('group', { name: 'English' })).toBeVisible();
  return sheetOf(page);
}

test('a translation begins with the facts, without the texts, the original beside it', async ({
  openAdmin,
  api,
}) => {
  const title = 'Ima samo original';
  const { id } = await add(api, symposium, { title, details: '<p>Tekst originala</p>' });
  const page = await openAdmin(`/admin/simpozij?q=original`, wide);
  await page.getByRole('button', { name: `Uredi: ${title}` }).click();
  const sheet = sheetOf(page);
  await sheet.getByLabel('Naslov*').fill('Ima original');
  await sheet.getByRole('button', { name: 'Napravi prijevod' }).click();
  const [bs, en] = [half(sheet, 'Bosanski'), half(sheet, 'English')];
  await expect(en.getByLabel('Naslov*')).toBeFocused();
  await assertFilled(bs, { 'Naslov*': 'Ima original' });
  await expect(bs.getByText('Tekst originala')).toBeVisible();
  await assertFilled(en, { 'Naslov*': '', 'Lokacija*': String(symposium.form.location) });
  await expect(en.getByText('Jezik se ne može promijeniti dok stavka ima prijevod.')).toBeVisible();
  await expect(shared(sheet).getByLabel('Početak*', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await fill(en, { 'Naslov*': 'Has a translation' });
  await en.getByRole('button', { name: 'Objavi' }).click();
  await said(page, 'Simpozij je uspješno kreiran');
  // The Bosnian title is not saved yet.
  await expect(sheet).toBeVisible();
  await expect(bs.getByText('Nesačuvane izmjene')).toBeVisible();
  await expect(en.getByText('Nesačuvane izmjene')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odbaci izmjene' }).click();
  await gone(sheet);
  const item = await stored(api, symposium, id);
  expect([item.title, (item.translation as { title: string }).title]).toEqual([title, 'Has a translation']);
});

test('where there is no room for both, the translation that is begun is in view', async ({
  openAdmin,
  api,
}) => {
  await add(api, symposium, { title: 'Na telefonu' });
  const page = await openAdmin('/admin/simpozij?q=telefonu', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Uredi: Na telefonu' }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Napravi prijevod' }).click();
  await expect(sheet.getByRole('tab', { name: 'English', selected: true })).toBeVisible();
  await assertFilled(sheet.getByRole('tabpanel'), { 'Naslov*': '' });
  await sheet.getByRole('tab', { name: 'Bosanski' }).click();
  await assertFilled(sheet.getByRole('tabpanel'), { 'Naslov*': 'Na telefonu' });
});

test('each language is saved by itself, and what they share with either', async ({ openAdmin, api }) => {
  const title = 'Dva jezika';
  const bosnian = await add(api, symposium, { title });
  const english = await add(api, symposium, {
    title: 'Two languages',
    lang: 'en',
    translationOf: bosnian.id,
  });
  const page = await openAdmin('/admin/simpozij?q=dva', wide);
  const sheet = await open(page, title);
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

test('a translation that still says the same is marked so', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Zastario' });
  const english = await add(api, symposium, { title: 'Outdated', lang: 'en', translationOf: bosnian.id });
  await api.call(symposium.calls.update, {
    query: { id: bosnian.id },
    fields: { title: 'Zastario prijevod' },
  });
  const page = await openAdmin('/admin/simpozij?q=zastario', wide);
  const sheet = await open(page, 'Zastario prijevod');
  const en = half(sheet, 'English');
  await en.getByRole('button', { name: 'Šta se promijenilo' }).click();
  const changes = page.getByRole('dialog', { name: 'Promijenjeno: Zastario prijevod' });
  await expect(changes.getByRole('heading', { level: 4 })).toHaveText('Naslov');
  await expect(changes.getByRole('insertion')).toHaveText('prijevod');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await gone(changes);
  await en.getByRole('button', { name: 'Prijevod je i dalje tačan' }).click();
  await said(page, 'Prijevod je označen kao tačan');
  await expect(en.getByRole('button', { name: 'Prijevod je i dalje tačan' })).toHaveCount(0);
  const { translation } = await stored(api, symposium, english.id);
  expect(translation).toMatchObject({ is_outdated: false });
});

test('a slip of the pen is corrected without leaving the translation behind', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Slovna grška' });
  const english = await add(api, symposium, { title: 'A slip', lang: 'en', translationOf: bosnian.id });
  const page = await openAdmin('/admin/simpozij?q=slovna', wide);
  const sheet = await open(page, 'Slovna grška');
  const correct = async (title: string) => {
    const bs = half(sheet, 'Bosanski');
    await bs.getByLabel('Naslov*').fill(title);
    await bs.getByRole('button', { name: 'Više mogućnosti' }).click();
    await bs.getByRole('menuitem', { name: 'Sačuvaj, prijevod ostaje tačan' }).click();
    await gone(sheet);
  };
  const isOutdated = async () => (await stored(api, symposium, english.id)).translation;
  await correct('Slovna greška');
  expect(await isOutdated()).toMatchObject({ title: 'Slovna greška', is_outdated: false });
  // The list is read again after saving; what changes before would change its row.
  await expect(row(page, 'Slovna greška')).toBeVisible();

  await change(api, symposium, bosnian.id, { title: 'Nešto drugo, slovna' });
  await open(page, 'Slovna greška');
  await correct('Nešto treće, slovna');
  expect(await isOutdated(), 'it was behind before').toMatchObject({ is_outdated: true });
});

test('a version restored in one language leaves what was typed in the other', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Prva verzija' });
  const english = await add(api, symposium, { title: 'In English', lang: 'en', translationOf: bosnian.id });
  await change(api, symposium, bosnian.id, { title: 'Druga verzija', finishedAt: '2098-12-31' });
  const page = await openAdmin('/admin/simpozij?q=verzija', wide);
  const sheet = await open(page, 'Druga verzija');
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
  const sheet = await open(page, 'Razdvojeni');
  await sheet.getByRole('button', { name: 'Razdvoji…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Razdvojiti jezike?' });
  await expect(question.getByText('Svaka prijava ostaje')).toBeVisible();
  await question.getByRole('button', { name: 'Razdvoji' }).click();
  await gone(sheet);
  expect((await stored(api, symposium, bosnian.id)).translation).toBeNull();
});

test('a translation that was begun is kept, and told in the list', async ({ openAdmin, api }) => {
  const title = 'Prijevod bez kraja';
  const { id } = await add(api, workshop, { title });
  const page = await openAdmin(`/admin/radionice?uredi=${id}-prijevod`, wide);
  const sheet = page.getByRole('dialog', { name: 'Uredi radionicu' });
  await fill(half(sheet, 'English'), { 'Naslov*': 'Begun only' });
  await draftHas(page, 'Begun only');
  await page.goto('/admin/radionice');
  await expect(row(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Nastavi uređivati: Begun only' }).click();
  await assertFilled(half(sheet, 'English'), { 'Naslov*': 'Begun only' });
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
