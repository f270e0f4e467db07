import { axeViolations, storeSession } from '../../support/browser.ts';
import {
  add,
  assertFilled,
  fill,
  gone,
  openNew,
  openStored,
  save,
  workshop,
} from '../../support/screens/content-screens.ts';
import { draftHas, draftsAreLeft } from '../../support/screens/drafts.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

const { path, required, defaults } = workshop;

test('unsaved text is offered again or discarded', async ({ openAdmin, token }) => {
  const tab = await openAdmin(path);
  let sheet = await openNew(tab, workshop);
  const values = { 'Naslov*': 'Nedovršeno', ...required };
  await fill(sheet, { 'Naslov*': values['Naslov*'] });
  await draftHas(tab, 'Nedovršeno');
  // A user whom another tab has signed out continues the same draft, and signs in again.
  await tab.evaluate(() => {
    for (const key of ['token', 'user']) localStorage.removeItem(key);
  });
  await fill(sheet, required);
  await draftHas(tab, Object.values(required).at(-1) ?? '');
  const page = await tab.context().newPage();
  await tab.close();
  await draftsAreLeft(page);
  await storeSession(page, token);
  await page.goto(path);
  sheet = await openNew(page, workshop);
  await expect(
    sheet.getByText(/^Vraćene su Vaše nesačuvane izmjene od \d\d\.\d\d\.\d{4} \d\d:\d\d\./),
  ).toBeVisible();
  await assertFilled(sheet, values);
  await sheet.getByRole('button', { name: 'Odbaci ove izmjene' }).click();
  await assertFilled(sheet, { 'Naslov*': '', ...defaults });
  await sheet.getByRole('button', { name: 'Odustani' }).click();
  await gone(sheet);
  sheet = await openNew(page, workshop);
  await expect(sheet.getByText(/^Vraćene su/)).toHaveCount(0);
});

test('what is open has an address, and Back closes it', async ({ openAdmin, api }) => {
  const title = 'Ima adresu';
  const { id } = await add(api, workshop, { title });
  const page = await openAdmin(`${workshop.path}?q=ima`);
  const query = () => new URL(page.url()).search;
  let sheet = await openStored(page, workshop, title);
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

  await page.goto(`${workshop.path}?uredi=${id}`);
  await assertFilled(sheet, { 'Naslov*': title });
  await sheet.getByRole('button', { name: 'Odustani' }).click();
  await gone(sheet);
  await expect.poll(query).toBe('');
});

test('each form keeps its own draft, which the list tells of', async ({ openAdmin }) => {
  const first = await openAdmin(workshop.path);
  const another = async () => {
    const page = await first.context().newPage();
    await page.goto(workshop.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  };
  await fill(await openNew(first, workshop), { 'Naslov*': 'Prva kartica' });
  await draftHas(first, 'Prva kartica');
  const second = await another();
  const sheet = await openNew(second, workshop);
  await assertFilled(sheet, { 'Naslov*': '' });
  await fill(sheet, { 'Naslov*': 'Druga kartica' });
  await draftHas(second, 'Druga kartica');
  const third = await another();
  const left = third.getByRole('list', { name: 'Nesačuvane izmjene' });
  await expect(third.getByRole('table').or(third.getByText(workshop.words.empty)).first()).toBeVisible();
  await expect(left, 'what is open somewhere was not left').toHaveCount(0);
  await first.close();
  await second.close();
  await draftsAreLeft(third);
  await third.goto(workshop.path);
  await expect(
    left.getByText(/^Niste sačuvali: „Prva kartica“, \d\d\.\d\d\.\d{4} \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(left.getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(third)).toEqual([]);

  await left.getByRole('button', { name: 'Nastavi uređivati: Druga kartica' }).click();
  const again = third.getByRole('dialog', { name: workshop.words.create });
  await expect(again.getByText(/^Vraćene su/)).toBeVisible();
  await assertFilled(again, { 'Naslov*': 'Druga kartica' });
  await again.getByRole('button', { name: 'Odbaci ove izmjene' }).click();
  await again.getByRole('button', { name: 'Odustani' }).click();
  await gone(again);
  await expect(left.getByText('Druga kartica')).toHaveCount(0);
  // The list is refetched once the sheet is closed.
  await expect(left.getByText('Prva kartica')).toBeVisible();
  await expect(left.getByRole('listitem')).toHaveCount(1);
});

test('what is typed before the draft is claimed is kept', async ({ openAdmin }) => {
  const page = await openAdmin(workshop.path);
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

test('changes to an item that was deleted go with it', async ({ openAdmin }) => {
  const page = await openAdmin(workshop.path);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Kratkog vijeka', ...workshop.required });
  await save(sheet);
  await gone(sheet);
  await fill(await openStored(page, workshop, 'Kratkog vijeka'), { 'Naslov*': 'Uzalud mijenjano' });
  await draftHas(page, 'Uzalud mijenjano');
  const id = new URL(page.url()).searchParams.get('uredi');
  const removed = await page.evaluate(
    async ([path]) =>
      (
        await fetch(`${path}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
        })
      ).status,
    [`/api${workshop.calls.remove.path}?id=${id}`],
  );
  expect(removed).toBe(200);
  const next = await page.context().newPage();
  await page.close();
  await draftsAreLeft(next);
  await next.goto(workshop.path);
  const left = next.getByRole('list', { name: 'Nesačuvane izmjene' });
  await left.getByRole('button', { name: 'Nastavi uređivati: Uzalud mijenjano' }).click();
  const empty = next.getByRole('dialog', { name: workshop.words.edit });
  await expect(empty.getByRole('heading', { name: 'Ova stavka više ne postoji' })).toBeVisible();
  await expect(empty.getByRole('button', { name: 'Pokušaj ponovo' })).toHaveCount(0);
  await next.keyboard.press('Escape');
  await gone(empty);
  await expect(next.getByRole('table').or(next.getByText(workshop.words.empty)).first()).toBeVisible();
  await expect(left.getByText('Uzalud mijenjano')).toHaveCount(0);
});
