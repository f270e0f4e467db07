import { defect } from '../../support/defect.ts';
import { required } from '../../support/required.ts';
import { makeAlbum, openGallery, openManager, photo, rowOf } from '../../support/screens/gallery-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'albums', expectedProblems: [failedRequest] });

test('files are dropped anywhere, and taken out again', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Prevlačenje');
  const page = await openGallery(openAdmin);
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
  expect(await drop(['image/jpeg', 'application/pdf', 'image/webp'])).toEqual([false, false]);
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Odabrana' })).toHaveCount(2);
  await choose(await photo('treca.png'));
  await expect(manager.getByText('Odabrane su 3 slike.')).toBeVisible();

  await manager.getByRole('button', { name: 'Ukloni s liste: 0.jpeg' }).click();
  await expect(manager.getByRole('button', { name: 'Ukloni s liste: 2.webp' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(manager.getByRole('button', { name: 'Ukloni s liste: treca.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
  await expect(start).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(manager).toHaveCount(0);
});

test('an image is deleted, and the next has the focus', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Brisanje slika', 'prva', 'druga', 'treca');
  const page = await openGallery(openAdmin);
  const { manager, tiles, question } = await openManager(page, 'Brisanje slika');
  const confirm = question.getByRole('button', { name: 'Obriši' });
  await expect(tiles).toHaveCount(3);
  await manager.getByRole('button', { name: 'Obriši: druga' }).click();
  await expect(question.getByText('Slika „druga“ premješta se u korpu na 30 dana.')).toBeVisible();
  await page.route('**/api/gallery.php?image_id=*', route => route.fulfill(defect));
  await confirm.click();
  await expect(page.getByText('Greška prilikom brisanja slike')).toBeVisible();
  await page.unroute('**/api/gallery.php?image_id=*');
  await confirm.click();
  await expect(page.getByText('Slika uspješno obrisana').first()).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Obriši: treca' })).toBeFocused();
  await expect(tiles).toHaveCount(2);
  await page.keyboard.press('Enter');
  await confirm.click();
  await expect(manager.getByRole('button', { name: 'Obriši: prva' })).toBeFocused();
  await expect(tiles).toHaveCount(1);
  await page.keyboard.press('Enter');
  await confirm.click();
  await expect(manager.getByText('U ovom albumu još nema slika.')).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Brisanje slika').getByRole('cell', { name: '0', exact: true })).toBeVisible();
});

test('an image of the album becomes its cover', async ({ site, openAdmin, api }) => {
  await makeAlbum(api, 'Naslovna');
  const page = await openGallery(openAdmin);
  const { manager, start, choose, tiles, question } = await openManager(page, 'Naslovna');
  const cover = rowOf(page, 'Naslovna').locator('img');
  const before = await cover.getAttribute('src');
  await choose(await photo('siroka.png', 90));
  await start.click();
  await expect(tiles).toHaveCount(1);
  await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
  await manager.getByRole('button', { name: 'Postavi kao naslovnu: siroka' }).click();
  await expect(page.getByText('Greška prilikom ažuriranja albuma')).toBeVisible();
  await page.unroute('**/api/gallery.php?id=*');
  await manager.getByRole('button', { name: 'Postavi kao naslovnu: siroka' }).click();
  await expect(page.getByText('Album uspješno ažuriran: nova naslovna slika', { exact: true })).toBeVisible();
  await expect(cover.and(page.locator(`:not([src="${before}"])`))).toBeVisible();

  // The cover is the image's own file, which is kept when the image is deleted.
  const star = manager.getByRole('button', { name: 'Postavi kao naslovnu: siroka', pressed: true });
  await expect(star).toBeVisible();
  const stored = required(await cover.getAttribute('src'), 'cover');
  expect(stored).toBe(await tiles.locator('img').getAttribute('src'));
  await manager.getByRole('button', { name: 'Obriši: siroka' }).click();
  await expect(question.getByText('Ostaje naslovna slika albuma dok ne postavite drugu.')).toBeVisible();
  await question.getByRole('button', { name: 'Obriši' }).click();
  await expect(manager.getByText('U ovom albumu još nema slika.')).toBeVisible();
  await expect(cover).toHaveAttribute('src', stored);
  expect((await fetch(site.origin + stored)).status).toBe(200);
});
