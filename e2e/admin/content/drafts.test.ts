import { axeViolations, storeSession } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  fill,
  gone,
  openNew,
  openStored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas, draftsAreLeft } from '../../support/screens/drafts.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const { path, words, required, defaults } = workshop;

test('what is open has an address, and Back closes it', async ({ openAdmin, api }) => {
  const title = 'Ima adresu';
  const { id } = await add(api, workshop, { title });
  const page = await openAdmin(`${path}?q=ima&uredi=${id}`);
  const query = () => new URL(page.url()).search;
  let sheet = page.getByRole('dialog', { name: words.edit });
  await assertFilled(sheet, { 'Naslov*': title });
  await sheet.getByRole('button', { name: 'Odustani' }).click();
  await gone(sheet);
  await expect.poll(query).toBe('?q=ima');

  sheet = await openStored(page, workshop, title);
  await expect.poll(query).toBe(`?q=ima&uredi=${id}`);
  await page.goBack();
  await gone(sheet);
  await expect.poll(query).toBe('?q=ima');
  await expect(page.getByRole('button', { name: `Uredi: ${title}` })).toBeFocused();

  sheet = await openStored(page, workshop, title);
  await fill(sheet, { 'Naslov*': 'Nije sačuvano' });
  const discard = page.getByRole('alertdialog', { name: 'Odbaciti izmjene?' });
  await page.goBack();
  await discard.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await assertFilled(sheet, { 'Naslov*': 'Nije sačuvano' });
  await expect.poll(query).toBe(`?q=ima&uredi=${id}`);
  await page.goBack();
  await discard.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await gone(sheet);
  await expect.poll(query).toBe('?q=ima');

  // What is typed before the browser has given the form its draft is kept, too.
  await page.evaluate(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = async (...parts: unknown[]) => {
      await new Promise(resolve => setTimeout(resolve, 500));
      return (request as (...parts: unknown[]) => unknown)(...parts);
    };
  });
  await fill(await openNew(page, workshop), { 'Naslov*': 'Brzo otkucano' });
  await draftHas(page, 'Brzo otkucano');
});

test('each form keeps its own draft, which the list tells of', async ({ openShared, token, api }) => {
  const { id } = await add(api, workshop, { title: 'Kratkog vijeka' });
  const page = await openShared();
  await storeSession(page, token);
  const openTab = async () => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    return tab;
  };
  const first = await openTab();
  let sheet = await openNew(first, workshop);
  const values = { 'Naslov*': 'Prva kartica', ...required };
  await fill(sheet, { 'Naslov*': values['Naslov*'] });
  await draftHas(first, 'Prva kartica');
  // A user whom another tab has signed out continues the same draft, and signs in again.
  await first.evaluate(() => {
    for (const key of ['token', 'user']) localStorage.removeItem(key);
  });
  await fill(sheet, required);
  await draftHas(first, Object.values(required).at(-1) ?? '');
  await storeSession(page, token);

  const second = await openTab();
  sheet = await openNew(second, workshop);
  await assertFilled(sheet, { 'Naslov*': '' });
  await fill(sheet, { 'Naslov*': 'Druga kartica' });
  await draftHas(second, 'Druga kartica');

  await page.goto(`${path}?q=vijeka`);
  const left = page.getByRole('list', { name: 'Nesačuvane izmjene' });
  sheet = await openStored(page, workshop, 'Kratkog vijeka');
  await expect(left, 'what is open somewhere was not left').toHaveCount(0);
  await fill(sheet, { 'Naslov*': 'Uzalud mijenjano' });
  await draftHas(page, 'Uzalud mijenjano');
  expect((await api.call(workshop.calls.remove, { query: { id } }))?.status).toBe(200);
  await first.close();
  await second.close();
  await draftsAreLeft(page);
  await page.goto(path);
  await expect(
    left.getByText(/^Niste sačuvali: „Prva kartica“, \d\d\.\d\d\.\d{4} \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(left.getByRole('listitem')).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);

  await left.getByRole('button', { name: 'Nastavi uređivati: Druga kartica' }).click();
  const again = page.getByRole('dialog', { name: words.create });
  await expect(again.getByText(/^Vraćene su/)).toBeVisible();
  await assertFilled(again, { 'Naslov*': 'Druga kartica' });
  await again.getByRole('button', { name: 'Odbaci ove izmjene' }).click();
  await again.getByRole('button', { name: 'Odustani' }).click();
  await gone(again);
  await expect(left.getByText('Druga kartica')).toHaveCount(0);
  await expect(left.getByRole('listitem')).toHaveCount(2);

  // The changes to an item that was deleted go with it.
  await left.getByRole('button', { name: 'Nastavi uređivati: Uzalud mijenjano' }).click();
  const empty = page.getByRole('dialog', { name: words.edit });
  await expect(empty.getByRole('heading', { name: 'Ova stavka više ne postoji' })).toBeVisible();
  await expect(empty.getByRole('button', { name: 'Pokušaj ponovo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await gone(empty);
  await expect(left.getByText('Uzalud mijenjano')).toHaveCount(0);
  await expect(left.getByText('Prva kartica')).toBeVisible();

  // The only one that was left is in the next form at once.
  await openNew(page, workshop);
  await expect(
    again.getByText(/^Vraćene su Vaše nesačuvane izmjene od \d\d\.\d\d\.\d{4} \d\d:\d\d\./),
  ).toBeVisible();
  await assertFilled(again, values);
  await again.getByRole('button', { name: 'Odbaci ove izmjene' }).click();
  await assertFilled(again, { 'Naslov*': '', ...defaults });
  await again.getByRole('button', { name: 'Odustani' }).click();
  await gone(again);
  await openNew(page, workshop);
  await assertFilled(again, { 'Naslov*': '' });
  await expect(again.getByText(/^Vraćene su/)).toHaveCount(0);
});
