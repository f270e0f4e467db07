import { defect } from '../../support/defect.ts';
import {
  isCreation,
  makeAlbum,
  openManager,
  photo,
  photos,
  rowOf,
} from '../../support/screens/gallery-screens.ts';
import { administrator } from '../../support/sites/site.ts';
import { expectSoundInLooks, lookInTurn } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('photos go three at a time, and what fails is tried again', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Pet slika');
  const page = await openAdmin('/admin/galerija');
  const { manager, start, choose, close, rows, tiles, question } = await openManager(page, 'Pet slika');
  await expect(start).toBeDisabled();

  await test.step('what is no photo that can be sent is refused, with the reason', async () => {
    await choose(await photos(5));
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
    await expect(rows).toHaveCount(8);
    await expect(manager.getByText('2 datoteke odbijene', { exact: true })).toBeVisible();
    await expect(rows.first()).toHaveText(/bilješke\.txt.*Odaberite sliku vrste JPEG/);
    await expect(
      rows
        .filter({ hasText: 'IMG_1001.HEIC' })
        .getByText('Fotografije vrste HEIC nisu podržane. Pošaljite JPEG.'),
    ).toBeVisible();
    await expect(manager.getByText('Odabrano je 6 slika.')).toBeVisible();
  });

  let sent = 0;
  await test.step('the others go three at a time, and come in their order', async () => {
    let underWay = 0;
    let most = 0;
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
    await start.click();
    await expect(page.getByText('Slike uspješno dodane: 4', { exact: true })).toBeVisible();
    await expect(page.getByText('Greška prilikom dodavanja slika')).toBeVisible();
    expect([sent, most]).toEqual([5, 3]);
    // Known only after the browser has tried to shrink it.
    await expect(rows.filter({ hasText: 'velika.png' }).getByText('Slika ima 15,1 MB')).toBeVisible();
    await expect(rows.filter({ hasText: /Dodana/ })).toHaveCount(4);
    await expect(tiles).toHaveCount(4);
    await expect(start).toBeDisabled();
  });

  await test.step('the one that failed is tried again alone', async () => {
    const failed = rows.filter({ hasText: 'Slika nije dodana.' });
    await failed.getByRole('button', { name: /^Pokušaj ponovo: IMG_\d+\.png$/ }).click();
    await expect(page.getByText('Slike uspješno dodane: 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Greška prilikom dodavanja slika')).toHaveCount(0);
    expect(sent).toBe(6);
    await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
    await expect(manager.getByRole('button', { name: 'Ukloni s liste' })).toHaveCount(3);
    await expect(tiles).toHaveText([/IMG_1$/, /IMG_2$/, /IMG_3$/, /IMG_4$/, /IMG_5$/]);
    await expect(manager.getByRole('heading', { name: 'Slike u albumu 5' })).toBeVisible();
    await page.unroute('**/api/gallery_images.php');
  });

  await test.step('they go on after one has signed in again', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
    await choose(await photos(4));
    await start.click();
    await page.getByLabel('Lozinka').fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Slike uspješno dodane: 4', { exact: true }).last()).toBeVisible();
    await expect(tiles).toHaveCount(9);
  });

  await test.step('a large one tells how far it is', async () => {
    const network = await page.context().newCDPSession(page);
    const send = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
      });
    await send(100_000);
    const { buffer } = await photo();
    // Bytes after the end of a picture are ignored.
    const large = Buffer.concat([buffer, Buffer.alloc(2_000_000)]);
    await choose({ name: 'spora.png', mimeType: 'image/png', buffer: large });
    await start.click();
    await expect(rows.getByText(/^Slanje: [1-9]\d? %$/)).toBeVisible();
    const part = await rows.getByRole('progressbar', { name: 'spora.png' }).getAttribute('value');
    expect(Number(part) > 0 && Number(part) <= 1, part ?? '').toBeTruthy();
    await send(-1);
    // The page is the next test's too.
    await network.detach();
    await expect(tiles).toHaveCount(10);
    // One that is too large is still there.
    await close.click();
    await expect(question).toHaveAccessibleName('Zatvoriti bez slika koje nisu dodane?');
    await question.getByRole('button', { name: 'Zatvori bez njih' }).click();
    await expect(manager).toHaveCount(0);
    await expect(rowOf(page, 'Pet slika').getByRole('cell', { name: '10', exact: true })).toBeVisible();
  });
});

test('files are dropped, taken out, and called off', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Prekid');
  const page = await openAdmin('/admin/galerija');
  const { manager, start, close, choose, rows, question } = await openManager(page, 'Prekid');
  const chooser = manager.getByRole('button', { name: 'Odaberi slike' });

  await test.step('dropped anywhere, beside those that were chosen', async () => {
    const types = ['image/jpeg', 'application/pdf', 'image/webp'];
    const isLeft = await manager.getByRole('heading', { level: 2 }).evaluate((target, kinds) => {
      const data = new DataTransfer();
      for (const [index, type] of kinds.entries())
        data.items.add(new File(['x'], `${index}.${type.split('/').at(-1)}`, { type }));
      return ['dragover', 'drop'].map(name =>
        target.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true })),
      );
    }, types);
    expect(isLeft, 'to the browser, which would open them').toEqual([false, false]);
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Odabrana' })).toHaveCount(2);
    await choose(await photo('treca.png'));
    await expect(manager.getByText('Odabrane su 3 slike.')).toBeVisible();
  });

  await test.step('taken out, each time with the next in focus', async () => {
    await manager.getByRole('button', { name: 'Ukloni s liste: 0.jpeg' }).click();
    await expect(manager.getByRole('button', { name: 'Ukloni s liste: 2.webp' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(manager.getByRole('button', { name: 'Ukloni s liste: treca.png' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chooser).toBeFocused();
    await expect(start).toBeDisabled();
  });

  await test.step('closing would lose what was chosen, and asks', async () => {
    await choose(await photos(6));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Zatvoriti bez dodavanja?' })).toBeVisible();
    await question.getByRole('button', { name: 'Nazad na slike' }).click();
  });

  await test.step('three are under way; one is called off, and one fails', async () => {
    let sent = 0;
    await page.route('**/api/gallery_images.php', route => {
      sent += 1;
      return sent === 1 ? route.abort() : undefined;
    });
    await start.click();
    await expect(chooser).toBeFocused();
    await expect(rows.getByText('Slika nije dodana.')).toBeVisible();
    await expect(rows.filter({ hasText: /Slanje|Obrada/ })).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Čeka na red' })).toHaveCount(2);
    await manager.getByRole('button', { name: 'Prekini: IMG_6.png' }).click();
    await expect(rows.filter({ hasText: 'IMG_6.png' }).getByText('Prekinuto')).toBeVisible();
    await expect(rows.filter({ hasText: 'Čeka na red' })).toHaveCount(1);
    await expectSoundInLooks(page, 'files under way', [lookInTurn(1), lookInTurn(0)]);
  });

  await test.step('whichever way it is closed meanwhile, that asks', async () => {
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
  });

  await test.step('all are tried again at once', async () => {
    await manager.getByRole('button', { name: 'Pokušaj sve ponovo' }).click();
    await expect(chooser).toBeFocused();
    await expect(rows.filter({ hasText: /Slanje|Obrada|Čeka na red/ })).toHaveCount(6);
    await manager.getByRole('button', { name: 'Prekini dodavanje' }).click();
    await expect(rows.filter({ hasText: 'Prekinuto' })).toHaveCount(6);
  });

  await test.step('leaving gives up what is being sent', async () => {
    const isSentAgain = page.waitForRequest(isCreation);
    await manager.getByRole('button', { name: 'Pokušaj ponovo: IMG_6.png' }).click();
    await isSentAgain;
    const isGivenUp = page.waitForEvent('requestfailed', isCreation);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Prekini dodavanje' }).click();
    await expect(manager).toHaveCount(0);
    await isGivenUp;
  });
});
