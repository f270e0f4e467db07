import type { Locator, Page } from '@playwright/test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { axeViolations } from '../../support/browser.ts';
import {
  add,
  choose,
  field,
  fill,
  gone,
  openNew,
  openStored,
  row,
  said,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content' });

const scheduling = (page: Page) => page.getByRole('dialog', { name: 'Kada objaviti?' });

async function chooseFromMenu(sheet: Locator, label: string): Promise<void> {
  await sheet.getByRole('button', { name: 'Više mogućnosti' }).click();
  await sheet.getByRole('menuitem', { name: label, exact: true }).click();
}

async function schedule(page: Page, day: string, time: string): Promise<void> {
  await fill(scheduling(page), { 'Dan*': day, 'Vrijeme*': time });
  await scheduling(page).getByRole('button', { name: 'Zakaži', exact: true }).click();
}

test('an item is drafted, scheduled, published and withdrawn', async ({ site, openAdmin, api }) => {
  const page = await openAdmin(workshop.path);
  const title = 'Život jedne radionice';
  const ofVisitors = () => fetch(`${site.origin}/api/workshops.php`).then(answer => answer.text());

  const sheet = await openNew(page, workshop);
  await expect(sheet.getByText('Ono što objavite odmah je vidljivo na stranici.')).toBeVisible();
  await fill(sheet, { 'Naslov*': title, ...workshop.required });
  await chooseFromMenu(sheet, 'Sačuvaj kao nacrt');
  await said(page, 'Nacrt je sačuvan');
  await gone(sheet);
  await expect(row(page, title).getByText('Nacrt', { exact: true })).toBeVisible();
  expect(await ofVisitors()).not.toContain(title);

  let opened = await openStored(page, workshop, title);
  await expect(opened.getByText('Ovo je nacrt: na stranici se ne vidi dok ga ne objavite.')).toBeVisible();
  await chooseFromMenu(opened, 'Zakaži…');
  await schedule(page, '30.11.2020', '08:00');
  await expect(scheduling(page).getByText('Taj trenutak je prošao. Odaberite kasniji.')).toBeVisible();
  await expect(field(scheduling(page), 'Dan*')).toBeFocused();
  await schedule(page, '28.03.2100', '02:30');
  await expect(
    scheduling(page).getByText(/^Tog dana 02:30 ne postoji, jer se sat pomjera unaprijed/),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fill(scheduling(page), { 'Dan*': '30.11.2099', 'Vrijeme*': '8' });
  await expect(scheduling(page).getByText('ponedjeljak, 30.11.2099. u 08:00')).toBeVisible();
  await page.keyboard.press('Enter');
  await said(page, 'Zakazano za ponedjeljak, 30.11.2099. u 08:00');
  await gone(opened);
  await expect(row(page, title).getByText('Zakazano 30.11.2099. 08:00', { exact: true })).toBeVisible();
  expect(await ofVisitors()).not.toContain(title);

  // The moment stays when only texts are changed.
  opened = await openStored(page, workshop, title);
  await fill(opened, { 'Predavač*': 'Neko drugi' });
  await page.keyboard.press('Control+s');
  await gone(opened);
  await expect(row(page, title).getByText('Neko drugi')).toBeVisible();
  await expect(row(page, title).getByText('Zakazano 30.11.2099. 08:00')).toBeVisible();

  opened = await openStored(page, workshop, title);
  await expect(
    opened.getByText('Zakazano za ponedjeljak, 30.11.2099. u 08:00; dotad se na stranici ne vidi.'),
  ).toBeVisible();
  await opened.getByRole('button', { name: 'Objavi' }).click();
  await said(page, 'Objavljeno');
  await gone(opened);
  await expect(row(page, title).getByText('Zakazano')).toHaveCount(0);
  expect(await ofVisitors()).toContain(title);

  opened = await openStored(page, workshop, title);
  await expect(opened.getByText('Ono što sačuvate odmah je vidljivo na stranici.')).toBeVisible();
  await chooseFromMenu(opened, 'Povuci sa stranice');
  await said(page, 'Povučeno sa stranice');
  await gone(opened);
  await expect(row(page, title).getByText('Nacrt', { exact: true })).toBeVisible();
  expect(await ofVisitors()).not.toContain(title);

  await add(api, workshop, { title: 'Javna' });
  const filter = page.getByLabel('Stanje');
  await filter.selectOption('Objavljeno');
  await gone(row(page, title));
  await expect(row(page, 'Javna')).toBeVisible();
  await expect(page).toHaveURL(/stanje=published/);
  await filter.selectOption('Zakazano');
  await expect(page.getByText('Nema rezultata za odabrani filter')).toBeVisible();
  await filter.selectOption('Nacrt');
  await expect(row(page, title)).toBeVisible();
  await gone(row(page, 'Javna'));
});

test('the keyboard publishes no draft by accident', async ({ openAdmin }) => {
  const page = await openAdmin(workshop.path);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Samo nacrt', ...workshop.required });
  await field(sheet, 'Naslov*').press('Control+s');
  await said(page, 'Nacrt je sačuvan');
  await gone(sheet);
  const opened = await openStored(page, workshop, 'Samo nacrt');
  await field(opened, 'Naslov*').press('Enter');
  await expect(opened).toBeVisible();
  await field(opened, 'Naslov*').press('Control+s');
  await gone(opened);
  await expect(row(page, 'Samo nacrt').getByText('Nacrt', { exact: true })).toBeVisible();

  // The item's screen says so too, and does not lead to a page that is not there.
  const id = await row(page, 'Samo nacrt').getAttribute('data-row');
  await page.goto(`${workshop.path}/${id}`);
  await expect(page.getByText('Nacrt', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pogledaj na stranici/ })).toHaveCount(0);
});

test('a draft is seen as visitors will see it, by whoever has the link', async ({
  openAdmin,
  openPage,
  expectProblems,
  api,
}) => {
  expectProblems(failedRequest);
  const { id } = await add(api, workshop, { title: 'Pred objavom', status: 'draft' });
  const page = await openAdmin(`${workshop.path}/${id}?uredi=${id}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = page.getByRole('dialog', { name: workshop.words.edit });
  await fill(sheet, { 'Naslov*': 'Još nije sačuvano' });
  await sheet.getByRole('button', { name: 'Sačuvaj nacrt i pregledaj' }).click();
  await said(page, 'Nacrt je sačuvan');
  const preview = page.getByRole('dialog', { name: 'Pregled: Još nije sačuvano' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Još nije sačuvano' })).toBeVisible();
  await expect(preview.getByText(/^Link važi do: \p{L}+, \d\d\.\d\d\.\d{4}\. u \d\d:\d\d\.$/u)).toBeVisible();
  await preview.getByRole('button', { name: 'Telefon' }).click();
  await expect(shown.locator('html')).toHaveJSProperty('clientWidth', 390);
  expect(await axeViolations(page)).toEqual([]);

  await preview.getByRole('button', { name: 'Kopiraj link za pregled' }).click();
  await said(page, (await page.getByText(/^Link je kopiran/).textContent()) ?? '');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await openPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Još nije sačuvano' })).toBeVisible();

  await preview.getByRole('button', { name: 'Povuci linkove' }).click();
  await said(page, 'Linkovi za pregled su povučeni');
  await gone(preview);
  await expect(sheet.getByRole('button', { name: 'Pregled' })).toBeFocused();
  await expect(field(sheet, 'Naslov*')).toHaveValue('Još nije sačuvano');
  expect((await colleague.goto(link))?.status()).toBe(404);
});

test('a new item becomes a draft before its preview, and its editor stays open', async ({
  openAdmin,
  api,
}) => {
  const page = await openAdmin(workshop.path);
  const sheet = await openNew(page, workshop);
  const saveAndPreview = sheet.getByRole('button', { name: 'Sačuvaj nacrt i pregledaj' });
  await saveAndPreview.click();
  await expect(sheet.getByRole('link', { name: /^Naslov/ })).toBeVisible();
  await fill(sheet, { 'Naslov*': 'Prvi pogled', ...workshop.required });
  await saveAndPreview.click();
  const preview = page.getByRole('dialog', { name: 'Pregled: Prvi pogled' });
  const heading = preview.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Prvi pogled');
  const id = Number(/uredi=(\d+)-pregled/.exec(page.url())?.[1]);
  expect(await stored(api, workshop, id)).toMatchObject({ status: 'draft' });
  await page.keyboard.press('Escape');
  await gone(preview);
  const opened = page.getByRole('dialog', { name: workshop.words.edit });
  await expect(field(opened, 'Naslov*')).toHaveValue('Prvi pogled');
  await expect(opened.getByRole('button', { name: 'Pregled', exact: true })).toBeFocused();
  await page.goBack();
  await gone(opened);
  await expect(row(page, 'Prvi pogled')).toBeVisible();
});

test('what is public is not published for a look at it', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, { title: 'Javni naslov' });
  const page = await openAdmin(`${workshop.path}?uredi=${id}`);
  const sheet = page.getByRole('dialog', { name: workshop.words.edit });
  await fill(sheet, { 'Naslov*': 'Bolji naslov' });
  await sheet.getByRole('button', { name: 'Pregled', exact: true }).click();
  const before = page.getByRole('dialog', { name: 'Pregled: Javni naslov' });
  await expect(before.getByText(/nesačuvane izmjene se ne vide/)).toBeVisible();
  expect(await stored(api, workshop, id)).toMatchObject({ title: 'Javni naslov' });
  await before.getByRole('button', { name: 'Objavi izmjene i pregledaj' }).click();
  const after = page.getByRole('dialog', { name: 'Pregled: Bolji naslov' });
  await expect(after.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Bolji naslov');
  expect(await stored(api, workshop, id)).toMatchObject({ title: 'Bolji naslov', status: 'published' });
});

test('an album is a draft until it is published', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/galerija?uredi=novo');
  const sheet = page.getByRole('dialog', { name: 'Novi album' });
  await fill(sheet, { 'Naslov*': 'Album u pripremi' });
  await choose(sheet, 'Naslovna slika*', await samplePicture());
  await chooseFromMenu(sheet, 'Sačuvaj kao nacrt');
  await said(page, 'Nacrt je sačuvan');
  await page.goto('/admin/galerija?stanje=draft');
  await expect(row(page, 'Album u pripremi').getByText('Nacrt', { exact: true })).toBeVisible();
});
