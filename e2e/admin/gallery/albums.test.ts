import { type Album, albumCalls } from '#features/gallery/contract.ts';
import { defect } from '../../support/defect.ts';
import { required } from '../../support/required.ts';
import { makeAlbum, photo, rowOf } from '../../support/screens/gallery-screens.ts';
import { expectSound, expectSoundInLooks, lookInTurn } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('albums are listed, found, sorted and paged', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Čarolija ćelija', 'jedan', 'dva');
  const { id } = await makeAlbum(api, 'Ašikovanje');
  await api.call(albumCalls.update, { query: { id }, fields: { description: 'primjer.ba/album' } });
  const page = await openAdmin('/admin/galerija');
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

  const first = page.getByRole('rowheader').first();
  await page.getByRole('button', { name: 'Naslov' }).click();
  await page.waitForURL('**?sort=title');
  await expect(first).toContainText('Ašikovanje');
  await page.getByRole('button', { name: 'Naslov' }).click();
  await page.waitForURL('**?sort=-title');
  await expect(first).not.toContainText('Ašikovanje');
  await page.getByRole('button', { name: 'Datum kreiranja' }).click();
  await page.waitForURL('**?sort=created_at');

  const search = page.getByRole('searchbox', { name: 'Pretraži po naslovu' });
  await search.fill('carolija');
  await expect(page.getByText('1 album', { exact: true })).toBeVisible();
  await expect(page.locator('mark')).toHaveText('Čarolija');
  await search.fill('nema ga');
  await expect(page.getByText('Nema rezultata za „nema ga“')).toBeVisible();

  // The 101st album is on the second page.
  await page.route('**/api/gallery.php*', async route => {
    const asked = new URL(route.request().url()).searchParams;
    expect(asked.get('pageSize')).toBe('100');
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, page: Number(asked.get('page')), totalPages: 2, total: 101 } });
  });
  await search.fill('Čarolija ćelija');
  await expect(page.getByText('101 album', { exact: true })).toBeVisible();
  await expectSoundInLooks(page, 'the list', [lookInTurn(1), lookInTurn(0)]);
  const asked = page.waitForRequest(request => new URL(request.url()).searchParams.get('page') === '2');
  await page.getByRole('link', { name: 'Sljedeća' }).click();
  await asked;
});

test('an album is made, changed and deleted, after failures too', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Ostaje');
  await makeAlbum(api, 'S dvije', 'a', 'b');
  const page = await openAdmin('/admin/galerija');
  const adding = page.getByRole('dialog', { name: 'Novi album' });
  const editing = page.getByRole('dialog', { name: 'Uredi album' });
  const failure = (text: string) =>
    expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  const done = (text: string) => expect(page.getByText(text).first()).toBeVisible();

  await test.step('refusals lead to the fields', async () => {
    await page.getByRole('button', { name: 'Dodaj novi album' }).click();
    await adding.getByLabel('Naslov*').fill('   ');
    await adding.getByLabel('Link', { exact: true }).fill('ftp://primjer.ba');
    await adding.getByRole('button', { name: 'Objavi' }).click();
    await expect(adding.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' })).toBeVisible();
    await expect(adding.getByRole('link', { name: /^Link: Unesite ispravnu adresu/ })).toBeVisible();
    await expectSound(page, 'the editor');
    await adding.getByRole('link', { name: 'Naslovna slika: Ovo polje je obavezno.' }).click();
    await expect(adding.getByRole('button', { name: 'Odaberi sliku' })).toBeFocused();
  });
  await test.step('a failure loses nothing that was typed or chosen', async () => {
    await adding.getByLabel('Naslov*').fill('  Dani biohemije ');
    await adding.getByLabel('Link', { exact: true }).fill('primjer.ba/dani');
    await adding.locator('input[type=file]').setInputFiles(await photo());
    const preview = adding.getByRole('img', { name: 'Pregled odabrane slike' });
    await expect(preview).toBeVisible();
    expect((await preview.boundingBox())?.height ?? 0).toBeLessThanOrEqual(12 * 16);
    await page.route('**/api/gallery.php', route => route.fulfill(defect));
    await adding.getByRole('button', { name: 'Objavi' }).click();
    await failure('Greška prilikom kreiranja albuma');
    await expect(adding.getByLabel('Naslov*')).toHaveValue('  Dani biohemije ');
    await expect(adding.getByLabel('Link', { exact: true })).toHaveValue('primjer.ba/dani');
    await expect(preview).toBeVisible();
    await page.unroute('**/api/gallery.php');
    await adding.getByRole('button', { name: 'Objavi' }).click();
    await done('Album uspješno kreiran');
  });

  await test.step('photos are next; without them the list has the focus again', async () => {
    const manager = page.getByRole('dialog', { name: 'Slike: Dani biohemije' });
    await expect(manager.getByText('U ovom albumu još nema slika.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manager).toHaveCount(0);
    await expect(
      rowOf(page, 'Dani biohemije').getByRole('link', { name: /primjer\.ba\/dani/ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dodaj novi album' })).toBeFocused();
  });

  const save = editing.getByRole('button', { name: 'Sačuvaj' });
  const edit = async (title: string) => {
    await page.getByRole('button', { name: `Uredi: ${title}` }).click();
    await expect(editing.getByRole('img', { name: 'Pregled odabrane slike' })).toBeVisible();
  };
  await test.step('a stored cover can be replaced but not removed', async () => {
    await edit('Dani biohemije');
    const stored = required(await editing.getByRole('img').getAttribute('src'), 'cover');
    await expect(editing.getByRole('group', { name: 'Naslovna slika', exact: true })).toBeVisible();
    await expect(editing.getByRole('button', { name: 'Ukloni sliku' })).toHaveCount(0);
    await editing.getByLabel('Naslov*').fill('Novi naslov');
    await editing.locator('input[type=file]').setInputFiles(await photo('nova.png', 60));
    await expect(editing.getByText('nova.png')).toBeVisible();
    await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
    await save.click();
    await failure('Greška prilikom ažuriranja albuma');
    await page.unroute('**/api/gallery.php?id=*');
    await save.click();
    await done('Album uspješno ažuriran');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await edit('Novi naslov');
    await expect(editing.getByRole('img')).not.toHaveAttribute('src', stored);
  });

  await test.step('another’s change is not written over', async () => {
    await editing.getByLabel('Naslov*').fill('Moj naslov');
    const found = await api.call(albumCalls.page, { query: { search: 'Novi naslov' } });
    const { items } = required(found, 'answer').body as unknown as { items: Album[] };
    const { id } = required(items[0], 'album');
    await api.call(albumCalls.update, { query: { id }, fields: { title: 'Tuđi naslov' } });
    await save.click();
    const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
    await expect(conflict.getByRole('insertion').filter({ hasText: 'Tuđi' })).toBeVisible();
    await conflict.getByRole('radio', { name: /^Tuđa verzija/ }).check();
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await expect(editing).toHaveCount(0);
    await expect(rowOf(page, 'Tuđi naslov')).toBeVisible();
  });

  await test.step('a deletion names what goes with it, and the next has the focus', async () => {
    for (const [title, next, alongside] of [
      ['Tuđi naslov', 'S dvije', ''],
      ['S dvije', 'Ostaje', ' S njim idu i 2 slike.'],
    ] as const) {
      await page.getByRole('button', { name: `Obriši: ${title}` }).click();
      const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
      const text = `Album „${title}“ premješta se u korpu na 30 dana.${alongside}`;
      await expect(question.getByText(text, { exact: true })).toBeVisible();
      const confirm = question.getByRole('button', { name: 'Obriši' });
      if (alongside) {
        await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
        await confirm.click();
        await failure('Greška prilikom brisanja albuma');
        await page.unroute('**/api/gallery.php?id=*');
      }
      await confirm.click();
      await done('Album uspješno obrisan');
      await expect(rowOf(page, title)).toHaveCount(0);
      await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
    }
  });
});
