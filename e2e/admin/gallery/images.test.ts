import type { Response } from '@playwright/test';
import { imageCalls } from '#features/gallery/contract.ts';
import { axeViolations } from '../../support/browser.ts';
import { defect } from '../../support/defect.ts';
import { required } from '../../support/required.ts';
import { makeAlbum, openManager, rowOf } from '../../support/screens/gallery-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('images are moved, described, made the cover and deleted', async ({ site, openAdmin, api }) => {
  const { id } = await makeAlbum(api, 'Redoslijed', 'prva', 'druga', 'treca');
  const page = await openAdmin('/admin/galerija');
  const { manager, tiles, question } = await openManager(page, 'Redoslijed');

  await test.step('moved by buttons, which tell the place, and by dragging', async () => {
    await expect(tiles).toHaveCount(3);
    const isOrder = (response: Response) => response.url().endsWith('/api/albums/order');
    const isMoved = page.waitForResponse(isOrder);
    await manager.getByRole('button', { name: 'Pomjeri desno: prva' }).focus();
    await page.keyboard.press('Enter');
    await expect(manager.getByText('prva: mjesto 2 od 3')).toBeAttached();
    await expect(manager.getByRole('button', { name: 'Pomjeri desno: prva' })).toBeFocused();
    await expect(tiles).toContainText(['druga', 'prva', 'treca']);
    await isMoved;

    await tiles.nth(2).getByTitle('Prevucite na drugo mjesto').hover();
    const target = required(await tiles.first().boundingBox(), 'first tile');
    const saved = page.waitForResponse(isOrder);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    await expect(tiles).toContainText(['treca', 'druga', 'prva']);
    const stored = await api.call(imageCalls.list, { query: { album_id: id } });
    expect(stored?.body).toMatchObject([{ title: 'treca' }, { title: 'druga' }, { title: 'prva' }]);
  });

  await test.step('chosen from one to another with Shift', async () => {
    const box = (title: string) => manager.getByRole('checkbox', { name: `Odaberi: ${title}` });
    await box('treca').check();
    await box('prva').click({ modifiers: ['Shift'] });
    await expect(box('druga')).toBeChecked();
    await manager.getByRole('button', { name: 'Poništi odabir' }).click();
    await expect(box('druga')).not.toBeChecked();
  });

  await test.step('described one after the other with Enter', async () => {
    await manager.getByRole('button', { name: '3 slike nisu opisane na oba jezika' }).click();
    await manager.getByRole('button', { name: 'Opis: druga' }).click();
    const first = page.getByRole('dialog', { name: 'Opis slike 2 od 3' });
    await first.getByLabel('Opis na bosanskom').fill('Gel u laboratoriji');
    await first.getByLabel('Opis na engleskom').fill('A gel in the laboratory');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const second = page.getByRole('dialog', { name: 'Opis slike 3 od 3' });
    await expect(second.getByLabel('Opis na bosanskom')).toBeFocused();
    await page.keyboard.type('Mikroskop');
    await page.keyboard.press('Enter');
    await expect(second).toHaveCount(0);
    const undescribed = manager.getByRole('button', { name: '2 slike nisu opisane na oba jezika' });
    await expect(undescribed).toBeVisible();
    await expect(manager.getByText('Bez engleskog opisa')).toBeVisible();
    await expect(manager.getByText('Gel u laboratoriji')).toHaveCount(0);
    await undescribed.click();
    await expect(tiles).toHaveCount(3);
  });

  const confirm = question.getByRole('button', { name: 'Obriši' });
  const cover = rowOf(page, 'Redoslijed').locator('img');
  const before = required(await cover.getAttribute('src'), 'cover');
  await test.step('one becomes the cover, after a failure', async () => {
    const star = manager.getByRole('button', { name: 'Postavi kao naslovnu: druga' });
    await page.route('**/api/gallery.php?id=*', route => route.fulfill(defect));
    await star.click();
    await expect(page.getByText('Greška prilikom ažuriranja albuma')).toBeVisible();
    await page.unroute('**/api/gallery.php?id=*');
    await star.click();
    await expect(
      page.getByText('Album uspješno ažuriran: nova naslovna slika', { exact: true }),
    ).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(cover).not.toHaveAttribute('src', before);
  });

  await test.step('it stays the cover when it is deleted, and the next has the focus', async () => {
    // The cover is the image's own file.
    const stored = required(await cover.getAttribute('src'), 'cover');
    expect(stored).toBe(await tiles.nth(1).locator('img').getAttribute('src'));
    await manager.getByRole('button', { name: 'Obriši: druga' }).click();
    await expect(question.getByText('Slika „druga“ premješta se u korpu na 30 dana.')).toBeVisible();
    await expect(question.getByText('Ostaje naslovna slika albuma dok ne postavite drugu.')).toBeVisible();
    await page.route('**/api/gallery.php?image_id=*', route => route.fulfill(defect));
    await confirm.click();
    await expect(page.getByText('Greška prilikom brisanja slike')).toBeVisible();
    await page.unroute('**/api/gallery.php?image_id=*');
    await confirm.click();
    await expect(page.getByText('Slika uspješno obrisana').first()).toBeVisible();
    await expect(manager.getByRole('button', { name: 'Obriši: prva' })).toBeFocused();
    await expect(tiles).toHaveCount(2);
    await expect(cover).toHaveAttribute('src', stored);
    expect((await fetch(site.origin + stored)).status).toBe(200);
  });

  await test.step('after the last one files can be chosen', async () => {
    await page.keyboard.press('Enter');
    await confirm.click();
    await expect(manager.getByRole('button', { name: 'Obriši: treca' })).toBeFocused();
    await page.keyboard.press('Enter');
    await confirm.click();
    await expect(manager.getByText('U ovom albumu još nema slika.')).toBeVisible();
    await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'Redoslijed').getByRole('cell', { name: '0', exact: true })).toBeVisible();
  });
});
