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
import { emptySite, expect, test } from '../../support/test.ts';

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
  const title = 'Život jedne radionice';
  await add(api, workshop, { title: 'Javni život' });
  const page = await openAdmin(`${workshop.path}?q=život`);
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

  const filter = page.getByLabel('Stanje');
  await filter.selectOption('Objavljeno');
  await gone(row(page, title));
  await expect(row(page, 'Javni život')).toBeVisible();
  await expect(page).toHaveURL(/stanje=published/);
  await filter.selectOption('Zakazano');
  await expect(page.getByText(/^Nema rezultata/)).toBeVisible();
  await filter.selectOption('Nacrt');
  await expect(row(page, title)).toBeVisible();
  await gone(row(page, 'Javni život'));

  // An album has another editor.
  await page.getByRole('link', { name: 'Galerija', exact: true }).click();
  await page.getByRole('button', { name: 'Dodaj novi album' }).first().click();
  const album = page.getByRole('dialog', { name: 'Novi album' });
  await fill(album, { 'Naslov*': 'Album u pripremi' });
  await choose(album, 'Naslovna slika*', await samplePicture());
  await chooseFromMenu(album, 'Sačuvaj kao nacrt');
  await gone(album);
  await expect(row(page, 'Album u pripremi').getByText('Nacrt', { exact: true })).toBeVisible();
});

test('a preview shows what visitors will see', async ({ openAdmin, api }) => {
  const { id } = await add(api, workshop, { title: 'Javni pogled' });
  const page = await openAdmin(`${workshop.path}?q=pogled`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const previewOf = (title: string) => page.getByRole('dialog', { name: `Pregled: ${title}` });
  const shownIn = (preview: Locator) => preview.frameLocator('iframe').getByRole('heading', { level: 1 });

  // A new item becomes a draft before, and its editor stays open.
  const sheet = await openNew(page, workshop);
  await sheet.getByRole('button', { name: 'Sačuvaj nacrt i pregledaj' }).click();
  await expect(sheet.getByRole('link', { name: /^Naslov/ })).toBeVisible();
  await fill(sheet, { 'Naslov*': 'Prvi pogled', ...workshop.required });
  await sheet.getByRole('button', { name: 'Sačuvaj nacrt i pregledaj' }).click();
  const first = previewOf('Prvi pogled');
  await expect(shownIn(first)).toHaveText('Prvi pogled');
  const draft = Number(/uredi=(\d+)-pregled/.exec(page.url())?.[1]);
  expect(await stored(api, workshop, draft)).toMatchObject({ status: 'draft' });
  await page.keyboard.press('Escape');
  await gone(first);
  const edited = page.getByRole('dialog', { name: workshop.words.edit });
  await expect(edited.getByRole('button', { name: 'Pregled', exact: true })).toBeFocused();
  await expect(field(edited, 'Naslov*')).toHaveValue('Prvi pogled');

  // Whoever has the link sees it, until that is withdrawn.
  await fill(edited, { 'Naslov*': 'Drugi pogled' });
  await edited.getByRole('button', { name: 'Sačuvaj nacrt i pregledaj' }).click();
  const second = previewOf('Drugi pogled');
  await expect(shownIn(second)).toHaveText('Drugi pogled');
  await expect(second.getByText(/^Link važi do: \p{L}+, \d\d\.\d\d\.\d{4}\. u \d\d:\d\d\.$/u)).toBeVisible();
  await second.getByRole('button', { name: 'Telefon' }).click();
  await expect(second.frameLocator('iframe').locator('html')).toHaveJSProperty('clientWidth', 390);
  expect(await axeViolations(page)).toEqual([]);
  await second.getByRole('button', { name: 'Kopiraj link za pregled' }).click();
  await expect(page.getByText(/^Link je kopiran/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const ofColleague = await fetch(link);
  expect([ofColleague.status, await ofColleague.text()]).toEqual([
    200,
    expect.stringMatching(/<h1[^>]*>Drugi pogled/),
  ]);
  await second.getByRole('button', { name: 'Povuci linkove' }).click();
  await said(page, 'Linkovi za pregled su povučeni');
  await gone(second);
  await expect(edited.getByRole('button', { name: 'Pregled', exact: true })).toBeFocused();
  expect((await fetch(link)).status).toBe(404);

  // No key publishes a draft by accident.
  await field(edited, 'Naslov*').press('Enter');
  await expect(edited).toBeVisible();
  await field(edited, 'Naslov*').press('Control+s');
  await gone(edited);
  await expect(row(page, 'Drugi pogled').getByText('Nacrt', { exact: true })).toBeVisible();

  // What is public is not published for a look at it.
  const open = await openStored(page, workshop, 'Javni pogled');
  await fill(open, { 'Naslov*': 'Bolji pogled' });
  await open.getByRole('button', { name: 'Pregled', exact: true }).click();
  const before = previewOf('Javni pogled');
  await expect(before.getByText(/nesačuvane izmjene se ne vide/)).toBeVisible();
  expect(await stored(api, workshop, id)).toMatchObject({ title: 'Javni pogled' });
  await before.getByRole('button', { name: 'Objavi izmjene i pregledaj' }).click();
  await expect(shownIn(previewOf('Bolji pogled'))).toHaveText('Bolji pogled');
  expect(await stored(api, workshop, id)).toMatchObject({ title: 'Bolji pogled', status: 'published' });
});
