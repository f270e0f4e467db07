import { defect } from '../../support/defect.ts';
import {
  isCreation,
  makeAlbum,
  openGallery,
  openManager,
  photo,
  photos,
  rowOf,
} from '../../support/screens/gallery-screens.ts';
import { administrator } from '../../support/sites/site.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'albums', expectedProblems: [failedRequest] });

test('ten photos go three at a time, and one is tried again', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Deset slika');
  const page = await openGallery(openAdmin);
  const { manager, start, close, choose, rows, tiles } = await openManager(page, 'Deset slika');
  await expect(start).toBeDisabled();
  let underWay = 0;
  let most = 0;
  let sent = 0;
  // However fast the site answers, the first ones meet.
  const three = Promise.withResolvers<void>();
  await page.route('**/api/gallery_images.php', async route => {
    sent += 1;
    const isFailing = sent === 4;
    underWay += 1;
    most = Math.max(most, underWay);
    if (sent === 3) three.resolve();
    await three.promise;
    if (isFailing) await route.fulfill(defect);
    else await route.fulfill({ response: await route.fetch() });
    underWay -= 1;
  });
  await choose(await photos(10));
  await expect(rows).toHaveCount(10);
  // Created in the page, because sending so many bytes to the browser is slow.
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
  await expect(rows).toHaveCount(13);
  await expect(manager.getByText('2 datoteke odbijene', { exact: true })).toBeVisible();
  await expect(rows.first()).toHaveText(/bilješke\.txt/);
  await expect(
    rows.filter({ hasText: 'bilješke.txt' }).getByText('Odaberite sliku vrste JPEG'),
  ).toBeVisible();
  await expect(
    rows
      .filter({ hasText: 'IMG_1001.HEIC' })
      .getByText('Fotografije vrste HEIC nisu podržane. Pošaljite JPEG.'),
  ).toBeVisible();
  await expect(manager.getByText('Odabrano je 11 slika.')).toBeVisible();
  await start.click();
  await expect(page.getByText('Slike uspješno dodane: 9', { exact: true })).toBeVisible();
  await expect(page.getByText('Greška prilikom dodavanja slika')).toBeVisible();
  expect([sent, most]).toEqual([10, 3]);
  // Known only after the browser has tried to shrink it.
  await expect(rows.filter({ hasText: 'velika.png' }).getByText('Slika ima 15,1 MB')).toBeVisible();
  await expect(rows.filter({ hasText: /Dodana/ })).toHaveCount(9);
  await expect(tiles).toHaveCount(9);
  await expect(start).toBeDisabled();

  const failed = rows.filter({ hasText: 'Slika nije dodana.' });
  await failed.getByRole('button', { name: /^Pokušaj ponovo: IMG_\d+\.png$/ }).click();
  await expect(page.getByText('Slike uspješno dodane: 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Greška prilikom dodavanja slika')).toHaveCount(0);
  expect(sent).toBe(11);
  await expect(rows.filter({ hasText: /Dodana/ })).toHaveCount(10);
  await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
  await expect(manager.getByRole('button', { name: 'Ukloni s liste' })).toHaveCount(3);
  await expect(tiles).toHaveCount(10);
  await expect(tiles).toHaveText(Array.from({ length: 10 }, (_, index) => new RegExp(`IMG_${index + 1}$`)));
  await expect(manager.getByRole('heading', { name: 'Slike u albumu 10' })).toBeVisible();
  await close.click();
  await expect(manager).toHaveCount(0);
  await expect(rowOf(page, 'Deset slika').getByRole('cell', { name: '10', exact: true })).toBeVisible();
});

test.describe('with a page of its own', () => {
  test.use({ sharesPage: false });

  test('while a photo is sent it tells how far it is', async ({ openAdmin, api }) => {
    await makeAlbum(api, 'Spora veza');
    const page = await openGallery(openAdmin);
    const { start, choose, rows } = await openManager(page, 'Spora veza');
    const network = await page.context().newCDPSession(page);
    const send = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
      });
    await send(100_000);
    const { buffer } = await photo();
    // Bytes after the end of a picture are ignored.
    const large = Buffer.concat([buffer, Buffer.alloc(2_000_000)]);
    await choose({ name: 'velika.png', mimeType: 'image/png', buffer: large });
    await start.click();
    await expect(rows.getByText(/^Slanje: [1-9]\d? %$/)).toBeVisible();
    const part = await rows.getByRole('progressbar', { name: 'velika.png' }).getAttribute('value');
    expect(Number(part) > 0 && Number(part) <= 1, part ?? '').toBeTruthy();
    await send(-1);
    await expect(rows.getByText('Dodana', { exact: true })).toBeVisible();
  });
});

test('uploads are called off, and closing meanwhile asks', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Prekid');
  const page = await openGallery(openAdmin);
  const { manager, start, close, choose, rows, question } = await openManager(page, 'Prekid');
  await page.route('**/api/gallery_images.php', () => {});
  await choose(await photos(5));

  // Closing would lose the files that were chosen but not uploaded.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Zatvoriti bez dodavanja?' })).toBeVisible();
  await question.getByRole('button', { name: 'Nazad na slike' }).click();
  await start.click();
  await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
  await expect(rows.filter({ hasText: 'Slanje' }).or(rows.filter({ hasText: 'Obrada' }))).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Čeka na red' })).toHaveCount(2);
  await manager.getByRole('button', { name: 'Prekini: IMG_1.png' }).click();
  await expect(rows.first().getByText('Prekinuto')).toBeVisible();
  await expect(rows.filter({ hasText: 'Čeka na red' })).toHaveCount(1);

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(page.getByRole('alertdialog', { name: 'Prekinuti dodavanje slika?' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Nastavi dodavati' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(manager).toBeVisible();
  }
  await manager.getByRole('button', { name: 'Prekini dodavanje' }).click();
  await expect(rows.filter({ hasText: 'Prekinuto' })).toHaveCount(5);

  const isSentAgain = page.waitForRequest(isCreation);
  await manager.getByRole('button', { name: 'Pokušaj ponovo: IMG_2.png' }).click();
  await isSentAgain;
  const isGivenUp = page.waitForEvent('requestfailed', isCreation);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Prekini dodavanje' }).click();
  await expect(manager).toHaveCount(0);
  await isGivenUp;
});

test('photos go on after one has signed in again', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Istekla prijava');
  const page = await openGallery(openAdmin);
  const { start, choose, tiles } = await openManager(page, 'Istekla prijava');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await choose(await photos(5));
  await start.click();
  await page.getByLabel('Lozinka').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Slike uspješno dodane: 5', { exact: true })).toBeVisible();
  await expect(tiles).toHaveCount(5);
});
