import { axeViolations } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  change,
  fill,
  gone,
  row,
  said,
  stored,
  symposium,
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas } from '../../support/screens/drafts.ts';
import { half, openBoth, shared, sheetOf, wide } from '../../support/screens/language-forms.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

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

test('a translation that still says the same is marked so', async ({ openAdmin, api }) => {
  const bosnian = await add(api, symposium, { title: 'Zastario' });
  const english = await add(api, symposium, { title: 'Outdated', lang: 'en', translationOf: bosnian.id });
  await api.call(symposium.calls.update, {
    query: { id: bosnian.id },
    fields: { title: 'Zastario prijevod' },
  });
  const page = await openAdmin('/admin/simpozij?q=zastario', wide);
  const sheet = await openBoth(page, 'Zastario prijevod');
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
  const sheet = await openBoth(page, 'Slovna grška');
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
  await openBoth(page, 'Slovna greška');
  await correct('Nešto treće, slovna');
  expect(await isOutdated(), 'it was behind before').toMatchObject({ is_outdated: true });
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
