import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { type Album, createAlbum, createImage, updateAlbum } from '#features/gallery/contract.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import { type Api, createApi, signIn as signInApi } from './support/api.ts';
import {
  axeViolations,
  hasFocus,
  launchBrowser,
  openPage,
  scrollsSideways,
  signIn,
} from './support/browser.ts';
import { defect } from './support/defect.ts';
import { administrator, type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
let api: Api;
before(async () => {
  [site, browser] = await Promise.all([startSite({ STARTER_CONTENT: 'off' }), launchBrowser()]);
  api = createApi(site.origin, await signInApi(site.origin));
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** A refused request is noted in the console by the browser itself. */
const unexpected = (problems: string[]) =>
  problems.filter(problem => !problem.includes('Failed to load resource'));

async function openGallery(t: TestContext, options: BrowserContextOptions = {}) {
  const page = await openPage(browser, options);
  t.after(async () => {
    // A handler that is still fetching an answer finds its page gone; one that never answers cannot be waited for.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    assert.deepEqual(unexpected(page.problems), []);
  });
  await signIn(page, site.origin);
  await page.getByRole('heading', { level: 1, name: 'Dobro došli' }).waitFor();
  const menu = page.getByRole('button', { name: 'Otvori meni' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Galerija' }).click();
  await page.getByRole('heading', { level: 1, name: 'Galerija' }).waitFor();
  return page;
}

/** An album of images by these names, made without the panel. */
async function makeAlbum(title: string, ...names: string[]): Promise<Album> {
  const cover_image = await samplePicture();
  const created = await api.call(createAlbum, { fields: { title, cover_image } });
  const album = created?.body as unknown as Album;
  for (const name of names) {
    const image = new File([cover_image], `${name}.png`, { type: 'image/png' });
    const added = await api.call(createImage, { fields: { album_id: album.id, image } });
    assert.equal(added?.status, 201);
  }
  return album;
}

async function photos(count: number) {
  const { buffer } = await photo();
  return Array.from({ length: count }, (_, index) => ({
    name: `IMG_${index + 1}.png`,
    mimeType: 'image/png',
    buffer,
  }));
}

async function photo(name = 'IMG.png', width = 48) {
  const picture = await samplePicture({ width });
  return { name, mimeType: 'image/png', buffer: Buffer.from(await picture.arrayBuffer()) };
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function openManager(page: Page, title: string) {
  await page.getByRole('button', { name: `Slike: ${title}` }).click();
  const manager = page.getByRole('dialog', { name: `Slike: ${title}` });
  const files = manager.getByRole('list', { name: 'Odabrane slike' });
  const images = manager.getByRole('list', { name: 'Slike u albumu' });
  await images.waitFor({ state: 'attached' });
  return {
    manager,
    start: manager.getByRole('button', { name: 'Dodaj slike', exact: true }),
    close: manager.locator('footer').getByRole('button', { name: 'Zatvori' }),
    choose: (chosen: Parameters<Locator['setInputFiles']>[0]) =>
      manager.locator('input[type=file]').setInputFiles(chosen),
    rows: files.getByRole('listitem'),
    tiles: images.getByRole('listitem'),
    question: page.getByRole('alertdialog'),
  };
}

/** Waits until there are so many, no more and no fewer. */
async function hasCount(list: Locator, count: number): Promise<void> {
  if (count > 0) await list.nth(count - 1).waitFor();
  await list.nth(count).waitFor({ state: 'detached' });
}

const isCreation = (request: { method: () => string }) => request.method() === 'POST';

test('albums are listed with what they are, found, sorted and paged', async t => {
  await makeAlbum('Čarolija ćelija', 'jedan', 'dva');
  const { id } = await makeAlbum('Ašikovanje');
  await api.call(updateAlbum, { query: { id }, fields: { description: 'primjer.ba/album' } });
  const page = await openGallery(t);
  const row = rowOf(page, 'Ašikovanje');
  await row.getByRole('link', { name: 'primjer.ba/album (otvara se u novom prozoru)' }).waitFor();
  assert.equal(await row.getByRole('link').getAttribute('href'), 'https://primjer.ba/album');
  await row.locator('img').waitFor();
  const today = (await page.locator('#root').getAttribute('data-today'))?.split('-').reverse().join('.');
  assert.deepEqual(await rowOf(page, 'Čarolija').getByRole('cell').allTextContents(), [
    '-',
    today,
    '2',
    'Slike',
  ]);

  await page.getByRole('button', { name: 'Naslov' }).click();
  await page.waitForURL('**?sort=title');
  const titles = page.getByRole('rowheader');
  await titles.first().filter({ hasText: 'Ašikovanje' }).waitFor();
  await page.getByRole('button', { name: 'Naslov' }).click();
  await page.waitForURL('**?sort=-title');
  await titles.first().filter({ hasNotText: 'Ašikovanje' }).waitFor();
  await page.getByRole('button', { name: 'Datum kreiranja' }).click();
  await page.waitForURL('**?sort=created_at');

  await page.getByRole('searchbox', { name: 'Pretraži po naslovu' }).fill('carolija');
  await page.getByText('1 album', { exact: true }).waitFor();
  assert.equal(await page.locator('mark').innerText(), 'Čarolija');
  await page.getByRole('searchbox').fill('nema ga');
  await page.getByText('Nema rezultata za „nema ga“').waitFor();

  // The 101st is on the second page.
  await page.route('**/api/gallery.php*', async route => {
    const asked = new URL(route.request().url()).searchParams;
    assert.equal(asked.get('pageSize'), '100');
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, page: Number(asked.get('page')), totalPages: 2, total: 101 } });
  });
  await page.goto(`${site.origin}/admin/galerija`);
  await page.getByText('101 album', { exact: true }).waitFor();
  const asked = page.waitForRequest(request => new URL(request.url()).searchParams.get('page') === '2');
  await page.getByRole('link', { name: 'Sljedeća' }).click();
  await asked;
});

test('a list that cannot be loaded says so, and tries again', async t => {
  await makeAlbum('Ponovo tu');
  const page = await openGallery(t);
  await page.route('**/api/gallery.php*', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await page.getByText('Greška pri učitavanju albuma').waitFor();
  await page.unroute('**/api/gallery.php*');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await rowOf(page, 'Ponovo tu').waitFor();
});

test('an album is made: refused without title and cover, kept when it fails, listed when it is saved', async t => {
  const page = await openGallery(t);
  await page.getByRole('button', { name: 'Dodaj novi album' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Novi album' });
  await sheet.getByLabel('Naslov*').fill('   ');
  await sheet.getByLabel('Link').fill('ftp://primjer.ba');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await sheet.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' }).waitFor();
  await sheet.getByRole('link', { name: /^Link: Unesite ispravnu adresu/ }).waitFor();
  await sheet.getByRole('link', { name: 'Naslovna slika: Ovo polje je obavezno.' }).click();
  await hasFocus(sheet.getByRole('button', { name: 'Odaberi sliku' }));

  await sheet.getByLabel('Naslov*').fill('  Dani biohemije ');
  await sheet.getByLabel('Link').fill('primjer.ba/dani');
  await sheet.locator('input[type=file]').setInputFiles(await photo());
  const preview = sheet.getByRole('img', { name: 'Pregled odabrane slike' });
  await preview.waitFor();
  assert.ok(((await preview.boundingBox())?.height ?? 0) <= 12 * 16);
  await page.route('**/api/gallery.php', route => route.fulfill(defect));
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByRole('alert').filter({ hasText: 'Greška prilikom kreiranja albuma' }).first().waitFor();
  assert.equal(await sheet.getByLabel('Naslov*').inputValue(), '  Dani biohemije ');
  assert.equal(await sheet.getByLabel('Link').inputValue(), 'primjer.ba/dani');
  assert.equal(await preview.isVisible(), true);

  await page.unroute('**/api/gallery.php');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByText('Album uspješno kreiran').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await rowOf(page, 'Dani biohemije')
    .getByRole('link', { name: /primjer\.ba\/dani/ })
    .waitFor();
  const manager = page.getByRole('dialog', { name: 'Slike: Dani biohemije' });
  await manager.getByText('U ovom albumu još nema slika.').waitFor();
  await page.keyboard.press('Escape');
  await manager.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: 'Dodaj novi album' }));
});

test('an album is changed: kept when it fails, and not over what somebody else changed', async t => {
  const { id } = await makeAlbum('Stari naslov');
  const page = await openGallery(t);
  const edit = async (title: string) => {
    await page.getByRole('button', { name: `Uredi: ${title}` }).click();
    await sheet.getByRole('img', { name: 'Pregled odabrane slike' }).waitFor();
  };
  const sheet = page.getByRole('dialog', { name: 'Uredi album' });
  const save = sheet.getByRole('button', { name: 'Sačuvaj' });
  await edit('Stari naslov');
  await sheet.getByLabel('Naslov*').fill('Novi naslov');
  await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
  await save.click();
  await page.getByRole('alert').filter({ hasText: 'Greška prilikom ažuriranja albuma' }).first().waitFor();
  await page.unroute('**/api/gallery.php?id=*');
  await save.click();
  await page.getByText('Album uspješno ažuriran').waitFor();
  await rowOf(page, 'Novi naslov').waitFor();

  // A stored cover can be replaced, not taken away.
  await edit('Novi naslov');
  const stored = await sheet.getByRole('img').getAttribute('src');
  await sheet.getByRole('group', { name: 'Naslovna slika', exact: true }).waitFor();
  assert.equal(await sheet.getByRole('button', { name: 'Ukloni sliku' }).count(), 0);
  await sheet.locator('input[type=file]').setInputFiles(await photo('nova.png', 60));
  await sheet.getByText('nova.png').waitFor();
  await save.click();
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('dialog').count(), 0);

  await edit('Novi naslov');
  assert.notEqual(await sheet.getByRole('img').getAttribute('src'), stored);
  await sheet.getByLabel('Naslov*').fill('Moj naslov');
  await api.call(updateAlbum, { query: { id }, fields: { title: 'Tuđi naslov' } });
  await save.click();
  const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
  await conflict.getByText('Tuđi naslov').waitFor();
  await conflict.getByRole('radio', { name: /^Tuđa verzija/ }).check();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await sheet.waitFor({ state: 'detached' });
  await rowOf(page, 'Tuđi naslov').waitFor();
});

test('an album is deleted: the question names what goes with it, and a failure keeps it', async t => {
  await makeAlbum('Ostaje');
  for (const [title, names, text] of [
    ['Bez slika', [], ''],
    ['S jednom', ['a'], ' S njim će biti obrisana i 1 slika.'],
    ['S dvije', ['a', 'b'], ' S njim će biti obrisane i 2 slike.'],
    ['S pet', ['a', 'b', 'c', 'd', 'e'], ' S njim će biti obrisano i 5 slika.'],
  ] as const) {
    await makeAlbum(title, ...names);
    const page = await openGallery(t);
    const next = await page.getByRole('rowheader').nth(1).innerText();
    await page.getByRole('button', { name: `Obriši: ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
    await question
      .getByText(`Album „${title}“ bit će trajno obrisan. Ova radnja se ne može poništiti.${text}`, {
        exact: true,
      })
      .waitFor();
    const confirm = question.getByRole('button', { name: 'Obriši' });
    await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
    await confirm.click();
    await page.getByText('Greška prilikom brisanja albuma').waitFor();
    await page.unroute('**/api/gallery.php?id=*');
    await confirm.click();
    await page.getByText('Album uspješno obrisan').waitFor();
    await hasCount(rowOf(page, title), 0);
    await hasFocus(page.getByRole('button', { name: `Slike: ${next}` }));
  }
});

test('ten photos are added at once, three at a time; one that fails is tried again alone', async t => {
  await makeAlbum('Deset slika');
  const page = await openGallery(t);
  const { manager, start, close, choose, rows, tiles } = await openManager(page, 'Deset slika');
  assert.equal(await start.isDisabled(), true);
  let underWay = 0;
  let most = 0;
  let sent = 0;
  await page.route('**/api/gallery_images.php', async route => {
    sent += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    const isFailing = sent === 4;
    if (isFailing) await route.fulfill(defect);
    else await route.fulfill({ response: await route.fetch() });
    underWay -= 1;
  });
  await choose(await photos(10));
  await hasCount(rows, 10);
  // Made in the page: so many bytes would take their time to get there.
  await manager.locator('input[type=file]').evaluate(
    (input: HTMLInputElement, size) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([''], 'bilješke.txt', { type: 'text/plain' }));
      chosen.items.add(new File([''], 'IMG_1001.HEIC', { type: '' }));
      chosen.items.add(new File([new Uint8Array(size)], 'velika.png', { type: 'image/png' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    15 * 1024 * 1024 + 1,
  );
  await hasCount(rows, 13);
  await manager.getByText('2 datoteke odbijene', { exact: true }).waitFor();
  assert.match(await rows.first().innerText(), /bilješke\.txt/);
  await rows.filter({ hasText: 'bilješke.txt' }).getByText('Odaberite sliku vrste JPEG').waitFor();
  await rows
    .filter({ hasText: 'IMG_1001.HEIC' })
    .getByText('Fotografije vrste HEIC nisu podržane. Pošaljite JPEG.')
    .waitFor();
  await manager.getByText('Odabrano je 11 slika.').waitFor();
  await start.click();
  await page.getByText('Slike uspješno dodane: 9', { exact: true }).waitFor();
  await page.getByText('Greška prilikom dodavanja slika').waitFor();
  assert.deepEqual([sent, most], [10, 3]);
  // Known only after it was tried to be made smaller.
  await rows.filter({ hasText: 'velika.png' }).getByText('Slika ima 15,1 MB').waitFor();
  await hasCount(rows.filter({ hasText: /Dodana/ }), 9);
  await hasCount(tiles, 9);
  assert.equal(await start.isDisabled(), true);

  const failed = rows.filter({ hasText: 'Slika nije dodana.' });
  await failed.getByRole('button', { name: /^Pokušaj ponovo: IMG_\d+\.png$/ }).click();
  await page.getByText('Slike uspješno dodane: 1', { exact: true }).waitFor();
  await page.getByText('Greška prilikom dodavanja slika').waitFor({ state: 'detached' });
  assert.equal(sent, 11);
  await hasCount(rows.filter({ hasText: /Dodana/ }), 10);
  await hasFocus(manager.getByRole('button', { name: 'Odaberi slike' }));
  await hasCount(manager.getByRole('button', { name: 'Ukloni s liste' }), 3);
  await hasCount(tiles, 10);
  assert.deepEqual(
    await tiles.allInnerTexts(),
    Array.from({ length: 10 }, (_, index) => `IMG_${index + 1}`),
  );
  await manager.getByRole('heading', { name: 'Slike u albumu 10' }).waitFor();
  await close.click();
  await manager.waitFor({ state: 'detached' });
  await rowOf(page, 'Deset slika').getByRole('cell', { name: '10', exact: true }).waitFor();
});

test('while a photo is sent it tells how far it is', async t => {
  await makeAlbum('Spora veza');
  const page = await openGallery(t);
  const { start, choose, rows } = await openManager(page, 'Spora veza');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  });
  const { buffer } = await photo();
  // What follows the picture is not looked at.
  const large = Buffer.concat([buffer, Buffer.alloc(2_000_000)]);
  await choose({ name: 'velika.png', mimeType: 'image/png', buffer: large });
  await start.click();
  await rows.getByText(/^Slanje: [1-9]\d? %$/).waitFor();
  const part = await rows.getByRole('progressbar', { name: 'velika.png' }).getAttribute('value');
  assert.ok(Number(part) > 0 && Number(part) <= 1, part ?? '');
  await rows.getByText('Dodana', { exact: true }).waitFor();
});

test('uploads are called off, one or all, and closing meanwhile asks', async t => {
  await makeAlbum('Prekid');
  const page = await openGallery(t);
  const { manager, start, close, choose, rows, question } = await openManager(page, 'Prekid');
  await page.route('**/api/gallery_images.php', () => {});
  await choose(await photos(5));

  // Chosen and not added: closing would lose them.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Zatvoriti bez dodavanja?' }).waitFor();
  await question.getByRole('button', { name: 'Nazad na slike' }).click();
  await start.click();
  await hasFocus(manager.getByRole('button', { name: 'Odaberi slike' }));
  await hasCount(rows.filter({ hasText: 'Slanje' }).or(rows.filter({ hasText: 'Obrada' })), 3);
  await hasCount(rows.filter({ hasText: 'Čeka na red' }), 2);
  await manager.getByRole('button', { name: 'Prekini: IMG_1.png' }).click();
  await rows.first().getByText('Prekinuto').waitFor();
  await hasCount(rows.filter({ hasText: 'Čeka na red' }), 1);

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await page.getByRole('alertdialog', { name: 'Prekinuti dodavanje slika?' }).waitFor();
    await hasFocus(question.getByRole('button', { name: 'Nastavi dodavati' }));
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    assert.equal(await manager.isVisible(), true);
  }
  await manager.getByRole('button', { name: 'Prekini dodavanje' }).click();
  await hasCount(rows.filter({ hasText: 'Prekinuto' }), 5);

  await manager.getByRole('button', { name: 'Pokušaj ponovo: IMG_2.png' }).click();
  const isGivenUp = page.waitForEvent('requestfailed', isCreation);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Prekini dodavanje' }).click();
  await manager.waitFor({ state: 'detached' });
  await isGivenUp;
});

test('photos that are refused because the session ended go on after signing in again, once for all', async t => {
  await makeAlbum('Istekla prijava');
  const page = await openGallery(t);
  const { start, choose, tiles } = await openManager(page, 'Istekla prijava');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await choose(await photos(5));
  await start.click();
  await page.getByLabel('Lozinka').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByText('Slike uspješno dodane: 5', { exact: true }).waitFor();
  await hasCount(tiles, 5);
});

test('files are dropped anywhere, and those that are no longer wanted are taken out', async t => {
  await makeAlbum('Prevlačenje');
  const page = await openGallery(t);
  const { manager, choose, rows, start } = await openManager(page, 'Prevlačenje');
  const drop = (types: string[]) =>
    manager.getByRole('heading', { level: 2 }).evaluate((target, kinds) => {
      const data = new DataTransfer();
      for (const [index, type] of kinds.entries()) {
        data.items.add(new File(['x'], `${index}.${type.split('/').at(-1)}`, { type }));
      }
      const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      return [target.dispatchEvent(over), target.dispatchEvent(event)];
    }, types);
  assert.deepEqual(await drop(['image/jpeg', 'application/pdf', 'image/webp']), [false, false]);
  await hasCount(rows, 3);
  await hasCount(rows.filter({ hasText: 'Odabrana' }), 2);
  await choose(await photo('treca.png'));
  await manager.getByText('Odabrane su 3 slike.').waitFor();

  await manager.getByRole('button', { name: 'Ukloni s liste: 0.jpeg' }).click();
  await hasFocus(manager.getByRole('button', { name: 'Ukloni s liste: 2.webp' }));
  await page.keyboard.press('Enter');
  await hasFocus(manager.getByRole('button', { name: 'Ukloni s liste: treca.png' }));
  await page.keyboard.press('Enter');
  await hasFocus(manager.getByRole('button', { name: 'Odaberi slike' }));
  assert.equal(await start.isDisabled(), true);
  await page.keyboard.press('Escape');
  await manager.waitFor({ state: 'detached' });
});

test('an image is deleted, with the focus on the next; a failure keeps it', async t => {
  await makeAlbum('Brisanje slika', 'prva', 'druga', 'treca');
  const page = await openGallery(t);
  const { manager, tiles, question } = await openManager(page, 'Brisanje slika');
  const confirm = question.getByRole('button', { name: 'Obriši' });
  await hasCount(tiles, 3);
  await manager.getByRole('button', { name: 'Obriši: druga' }).click();
  await question
    .getByText('Slika „druga“ bit će trajno obrisana. Ova radnja se ne može poništiti.')
    .waitFor();
  await page.route('**/api/gallery.php?image_id=*', route => route.fulfill(defect));
  await confirm.click();
  await page.getByText('Greška prilikom brisanja slike').waitFor();
  await page.unroute('**/api/gallery.php?image_id=*');
  await confirm.click();
  await page.getByText('Slika uspješno obrisana').first().waitFor();
  await hasFocus(manager.getByRole('button', { name: 'Obriši: treca' }));
  await hasCount(tiles, 2);
  await page.keyboard.press('Enter');
  await confirm.click();
  await hasFocus(manager.getByRole('button', { name: 'Obriši: prva' }));
  await hasCount(tiles, 1);
  await page.keyboard.press('Enter');
  await confirm.click();
  await manager.getByText('U ovom albumu još nema slika.').waitFor();
  await hasFocus(manager.getByRole('button', { name: 'Odaberi slike' }));
  await page.keyboard.press('Escape');
  await rowOf(page, 'Brisanje slika').getByRole('cell', { name: '0', exact: true }).waitFor();
});

test('an image of the album becomes its cover', async t => {
  await makeAlbum('Naslovna');
  const page = await openGallery(t);
  const { manager, start, choose, tiles, question } = await openManager(page, 'Naslovna');
  const cover = rowOf(page, 'Naslovna').locator('img');
  const before = await cover.getAttribute('src');
  await choose(await photo('siroka.png', 90));
  await start.click();
  await hasCount(tiles, 1);
  await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
  await manager.getByRole('button', { name: 'Postavi kao naslovnu: siroka' }).click();
  await page.getByText('Greška prilikom ažuriranja albuma').waitFor();
  await page.unroute('**/api/gallery.php?id=*');
  await manager.getByRole('button', { name: 'Postavi kao naslovnu: siroka' }).click();
  await page.getByText('Album uspješno ažuriran: nova naslovna slika', { exact: true }).waitFor();
  await cover.and(page.locator(`:not([src="${before}"])`)).waitFor();

  // It is the image itself, not a copy: no other file was made, and it stays when the image goes.
  const star = manager.getByRole('button', { name: 'Postavi kao naslovnu: siroka', pressed: true });
  await star.waitFor();
  const stored = await cover.getAttribute('src');
  assert.equal(stored, await tiles.locator('img').getAttribute('src'));
  await manager.getByRole('button', { name: 'Obriši: siroka' }).click();
  await question.getByText('Ostaje naslovna slika albuma dok ne postavite drugu.').waitFor();
  await question.getByRole('button', { name: 'Obriši' }).click();
  await manager.getByText('U ovom albumu još nema slika.').waitFor();
  assert.equal(await cover.getAttribute('src'), stored);
  assert.equal((await fetch(site.origin + stored)).status, 200);
});

test('an album is made and filled by keyboard alone', async t => {
  const page = await openGallery(t);
  const press = (key: string) => page.keyboard.press(key);
  // As long as somebody listens, choosers are caught: from one to the next one might get through.
  page.on('filechooser', () => {});
  const chooseBy = async (files: Awaited<ReturnType<typeof photo>>[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
    await chooser.setFiles(files);
  };
  /** Tab until it has the focus, a whole round at most. */
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate(node => node === document.activeElement)) return;
      await press('Tab');
    }
    assert.fail(`not reached: ${target}`);
  };
  await tabTo(page.getByRole('button', { name: 'Dodaj novi album' }).first());
  await press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Novi album' });
  await hasFocus(sheet.getByLabel('Naslov*'));
  await page.keyboard.type('Samo tastatura');
  await tabTo(sheet.getByRole('button', { name: 'Odaberi sliku' }));
  await chooseBy([await photo()]);
  await sheet.getByRole('img').waitFor();
  await press('Control+s');
  await sheet.waitFor({ state: 'detached' });

  const manager = page.getByRole('dialog', { name: 'Slike: Samo tastatura' });
  await hasFocus(manager.getByRole('button', { name: 'Odaberi slike' }));
  await chooseBy(await photos(2));
  await tabTo(manager.getByRole('button', { name: 'Dodaj slike', exact: true }));
  await press('Enter');
  await page.getByText('Slike uspješno dodane: 2').waitFor();
  await tabTo(manager.getByRole('button', { name: 'Obriši: IMG_1' }));
  await press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }));
  await press('Enter');
  await hasFocus(manager.getByRole('button', { name: 'Obriši: IMG_2' }));
  await press('Escape');
  await manager.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: 'Dodaj novi album' }));
});

for (const [width, height, colorScheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const) {
  test(`nothing stands in anybody’s way at ${width} in ${colorScheme}`, async t => {
    const title = `Pristupačnost ${width}`;
    await makeAlbum(title, 'prva', 'druga');
    const page = await openGallery(t, { viewport: { width, height }, colorScheme });
    await rowOf(page, title).waitFor();
    const check = async (what: string) => {
      assert.deepEqual(await axeViolations(page), [], what);
      assert.equal(await scrollsSideways(page), false, what);
    };
    await check('the list');
    await page.getByRole('button', { name: 'Dodaj novi album' }).click();
    await page.getByRole('button', { name: 'Sačuvaj' }).click();
    await page.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' }).waitFor();
    await check('the editor');
    await page.keyboard.press('Escape');

    const { manager, start, choose, rows, question } = await openManager(page, title);
    let sent = 0;
    await page.route('**/api/gallery_images.php', route => {
      sent += 1;
      if (sent === 1) return route.continue();
      return sent === 2 ? route.abort() : undefined;
    });
    await choose([
      ...(await photos(6)),
      { name: 'bilješke.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await check('files chosen');
    await start.click();
    await rows.getByText('Dodana', { exact: true }).waitFor();
    await rows.getByText('Slika nije dodana.').waitFor();
    await check('files under way');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await check('the question');
    await page.keyboard.press('Escape');
    await manager.getByRole('button', { name: 'Prekini dodavanje' }).click();
    await page.getByText('Slike uspješno dodane: 1').waitFor();
    await manager.getByRole('button', { name: 'Obriši: prva' }).click();
    await question.waitFor();
    await check('an image to be deleted');
  });
}
