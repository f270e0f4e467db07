import { albumCalls } from '#features/gallery/contract.ts';
import { defect } from '../../support/defect.ts';
import { required } from '../../support/required.ts';
import { makeAlbum, openGallery, photo, rowOf } from '../../support/screens/gallery-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'albums', expectedProblems: [failedRequest] });

test('albums are listed, found, sorted and paged', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Čarolija ćelija', 'jedan', 'dva');
  const { id } = await makeAlbum(api, 'Ašikovanje');
  await api.call(albumCalls.update, { query: { id }, fields: { description: 'primjer.ba/album' } });
  const page = await openGallery(openAdmin);
  const row = rowOf(page, 'Ašikovanje');
  await expect(row.getByRole('link', { name: 'primjer.ba/album (otvara se u novom prozoru)' })).toBeVisible();
  await expect(row.getByRole('link')).toHaveAttribute('href', 'https://primjer.ba/album');
  await expect(row.locator('img')).toBeVisible();
  const today = required(await page.locator('#root').getAttribute('data-today'), 'day');
  await expect(rowOf(page, 'Čarolija').getByRole('cell')).toHaveText([
    '', // its box
    '-',
    today.split('-').reverse().join('.'),
    '2',
    'Slike',
  ]);

  await page.getByRole('button', { name: 'Naslov' }).click();
  await page.waitForURL('**?sort=title');
  const titles = page.getByRole('rowheader');
  await expect(titles.first().filter({ hasText: 'Ašikovanje' })).toBeVisible();
  await page.getByRole('button', { name: 'Naslov' }).click();
  await page.waitForURL('**?sort=-title');
  await expect(titles.first().filter({ hasNotText: 'Ašikovanje' })).toBeVisible();
  await page.getByRole('button', { name: 'Datum kreiranja' }).click();
  await page.waitForURL('**?sort=created_at');

  await page.getByRole('searchbox', { name: 'Pretraži po naslovu' }).fill('carolija');
  await expect(page.getByText('1 album', { exact: true })).toBeVisible();
  await expect(page.locator('mark')).toHaveText('Čarolija');
  await page.getByRole('searchbox').fill('nema ga');
  await expect(page.getByText('Nema rezultata za „nema ga“')).toBeVisible();

  // The 101st album is on the second page.
  await page.route('**/api/gallery.php*', async route => {
    const asked = new URL(route.request().url()).searchParams;
    expect(asked.get('pageSize')).toBe('100');
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, page: Number(asked.get('page')), totalPages: 2, total: 101 } });
  });
  await page.goto('/admin/galerija');
  await expect(page.getByText('101 album', { exact: true })).toBeVisible();
  const asked = page.waitForRequest(request => new URL(request.url()).searchParams.get('page') === '2');
  await page.getByRole('link', { name: 'Sljedeća' }).click();
  await asked;
});

test('a list that cannot be loaded says so, and tries again', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Ponovo tu');
  const page = await openGallery(openAdmin);
  await page.route('**/api/gallery.php*', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByText('Greška pri učitavanju albuma')).toBeVisible();
  await page.unroute('**/api/gallery.php*');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(rowOf(page, 'Ponovo tu')).toBeVisible();
});

test('an album is made, after refusals and a failure', async ({ openAdmin }) => {
  const page = await openGallery(openAdmin);
  await page.getByRole('button', { name: 'Dodaj novi album' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Novi album' });
  await sheet.getByLabel('Naslov*').fill('   ');
  await sheet.getByLabel('Link', { exact: true }).fill('ftp://primjer.ba');
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  await expect(sheet.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^Link: Unesite ispravnu adresu/ })).toBeVisible();
  await sheet.getByRole('link', { name: 'Naslovna slika: Ovo polje je obavezno.' }).click();
  await expect(sheet.getByRole('button', { name: 'Odaberi sliku' })).toBeFocused();

  await sheet.getByLabel('Naslov*').fill('  Dani biohemije ');
  await sheet.getByLabel('Link', { exact: true }).fill('primjer.ba/dani');
  await sheet.locator('input[type=file]').setInputFiles(await photo());
  const preview = sheet.getByRole('img', { name: 'Pregled odabrane slike' });
  await expect(preview).toBeVisible();
  expect((await preview.boundingBox())?.height ?? 0).toBeLessThanOrEqual(12 * 16);
  await page.route('**/api/gallery.php', route => route.fulfill(defect));
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Greška prilikom kreiranja albuma' }).first(),
  ).toBeVisible();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('  Dani biohemije ');
  await expect(sheet.getByLabel('Link', { exact: true })).toHaveValue('primjer.ba/dani');
  await expect(preview).toBeVisible();

  await page.unroute('**/api/gallery.php');
  await sheet.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByText('Album uspješno kreiran')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(rowOf(page, 'Dani biohemije').getByRole('link', { name: /primjer\.ba\/dani/ })).toBeVisible();
  const manager = page.getByRole('dialog', { name: 'Slike: Dani biohemije' });
  await expect(manager.getByText('U ovom albumu još nema slika.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dodaj novi album' })).toBeFocused();
});

test('an album is changed, and not over another’s change', async ({ openAdmin, api }) => {
  const { id } = await makeAlbum(api, 'Stari naslov');
  const page = await openGallery(openAdmin);
  const edit = async (title: string) => {
    await page.getByRole('button', { name: `Uredi: ${title}` }).click();
    await expect(sheet.getByRole('img', { name: 'Pregled odabrane slike' })).toBeVisible();
  };
  const sheet = page.getByRole('dialog', { name: 'Uredi album' });
  const save = sheet.getByRole('button', { name: 'Sačuvaj' });
  await edit('Stari naslov');
  await sheet.getByLabel('Naslov*').fill('Novi naslov');
  await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
  await save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Greška prilikom ažuriranja albuma' }).first(),
  ).toBeVisible();
  await page.unroute('**/api/gallery.php?id=*');
  await save.click();
  await expect(page.getByText('Album uspješno ažuriran')).toBeVisible();
  await expect(rowOf(page, 'Novi naslov')).toBeVisible();

  // A stored cover can be replaced but not removed.
  await edit('Novi naslov');
  const stored = required(await sheet.getByRole('img').getAttribute('src'), 'cover');
  await expect(sheet.getByRole('group', { name: 'Naslovna slika', exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Ukloni sliku' })).toHaveCount(0);
  await sheet.locator('input[type=file]').setInputFiles(await photo('nova.png', 60));
  await expect(sheet.getByText('nova.png')).toBeVisible();
  await save.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await edit('Novi naslov');
  await expect(sheet.getByRole('img')).not.toHaveAttribute('src', stored);
  await sheet.getByLabel('Naslov*').fill('Moj naslov');
  await api.call(albumCalls.update, { query: { id }, fields: { title: 'Tuđi naslov' } });
  await save.click();
  const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
  await expect(conflict.getByRole('insertion').filter({ hasText: 'Tuđi' })).toBeVisible();
  await conflict.getByRole('radio', { name: /^Tuđa verzija/ }).check();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(rowOf(page, 'Tuđi naslov')).toBeVisible();
});

test('an album is deleted, with what goes with it named', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Ostaje');
  const page = await openGallery(openAdmin);
  for (const [title, names, text] of [
    ['Bez slika', [], ''],
    ['S jednom', ['a'], ' S njim ide i 1 slika.'],
    ['S dvije', ['a', 'b'], ' S njim idu i 2 slike.'],
    ['S pet', ['a', 'b', 'c', 'd', 'e'], ' S njim ide i 5 slika.'],
  ] as const) {
    await makeAlbum(api, title, ...names);
    await page.reload();
    await expect(rowOf(page, title)).toBeVisible();
    const next = await page.getByRole('rowheader').nth(1).innerText();
    await page.getByRole('button', { name: `Obriši: ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
    await expect(
      question.getByText(`Album „${title}“ premješta se u korpu na 30 dana.${text}`, {
        exact: true,
      }),
    ).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Obriši' });
    await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
    await confirm.click();
    await expect(page.getByText('Greška prilikom brisanja albuma')).toBeVisible();
    await page.unroute('**/api/gallery.php?id=*');
    await confirm.click();
    await expect(page.getByText('Album uspješno obrisan')).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(0);
    await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
  }
});
