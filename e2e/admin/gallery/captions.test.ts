import type { Response } from '@playwright/test';
import { axeViolations } from '../../support/browser.ts';
import { required } from '../../support/required.ts';
import { makeAlbum, openGallery, openManager } from '../../support/screens/gallery-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'albums', expectedProblems: [failedRequest] });

test('images are moved by buttons, which tell the place, and by dragging', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Redoslijed', 'prva', 'druga', 'treca');
  const page = await openGallery(openAdmin);
  const { manager, tiles } = await openManager(page, 'Redoslijed');
  await expect(tiles).toHaveCount(3);
  const isOrder = (response: Response) => response.url().endsWith('/api/albums/order');
  const isMoved = page.waitForResponse(isOrder);
  await manager.getByRole('button', { name: 'Pomjeri desno: prva' }).focus();
  await page.keyboard.press('Enter');
  await expect(manager.getByText('prva: mjesto 2 od 3')).toBeAttached();
  await expect(manager.getByRole('button', { name: 'Pomjeri desno: prva' })).toBeFocused();
  await expect(tiles).toContainText(['druga', 'prva', 'treca']);
  await isMoved;

  const handle = tiles.nth(2).getByTitle('Prevucite na drugo mjesto');
  await handle.hover();
  const target = required(await tiles.first().boundingBox(), 'first tile');
  const saved = page.waitForResponse(isOrder);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(tiles).toContainText(['treca', 'druga', 'prva']);
  await page.reload();
  await expect(tiles).toContainText(['treca', 'druga', 'prva']);
});

test('captions are written one after the other with Enter', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Opisi', 'a', 'b');
  const page = await openGallery(openAdmin);
  const { manager } = await openManager(page, 'Opisi');
  await manager.getByRole('button', { name: '2 slike bez opisa' }).click();
  await manager.getByRole('button', { name: 'Opis: a' }).click();
  const first = page.getByRole('dialog', { name: 'Opis slike 1 od 2' });
  await first.getByLabel('Opis na bosanskom').fill('Gel u laboratoriji');
  await first.getByLabel('Opis na engleskom').fill('A gel in the laboratory');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const second = page.getByRole('dialog', { name: 'Opis slike 2 od 2' });
  await expect(second.getByLabel('Opis na bosanskom')).toBeFocused();
  await page.keyboard.type('Mikroskop');
  await page.keyboard.press('Enter');
  await expect(second).toHaveCount(0);
  await expect(manager.getByRole('button', { name: '1 slika bez opisa' })).toBeVisible();
  await expect(manager.getByText('Bez engleskog opisa')).toBeVisible();
  await expect(manager.getByText('Gel u laboratoriji')).toHaveCount(0);
});

test('several images are deleted at once', async ({ openAdmin, api }) => {
  await makeAlbum(api, 'Više slika', 'jedan', 'dva', 'tri');
  const page = await openGallery(openAdmin);
  const { manager, tiles, question } = await openManager(page, 'Više slika');
  await manager.getByRole('checkbox', { name: 'Odaberi: jedan' }).check();
  await manager.getByRole('checkbox', { name: 'Odaberi: tri' }).check();
  await expect(manager.getByText('Odabrane su 2 slike')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await manager.getByRole('button', { name: 'Obriši odabrane' }).click();
  await expect(question.getByText('2 odabrane slike premještaju se u korpu na 30 dana.')).toBeVisible();
  await question.getByRole('button', { name: 'Obriši' }).click();
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText(['dva']);
});
