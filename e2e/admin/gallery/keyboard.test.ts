import type { Locator } from '@playwright/test';
import { photo, photos } from '../../support/screens/gallery-screens.ts';
import { emptySite, expect, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox' });

test('an album is made and filled by keyboard alone', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/galerija');
  const press = (key: string) => page.keyboard.press(key);
  // A listener intercepts file choosers; without a lasting one, a chooser between two tests could open.
  page.on('filechooser', () => {});
  const chooseBy = async (files: Awaited<ReturnType<typeof photo>>[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
    await chooser.setFiles(files);
  };
  /** Presses Tab until the element has the focus, at most once around the page. */
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate(node => node === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`not reached: ${target}`);
  };
  await page.getByRole('button', { name: 'Dodaj novi album' }).first().focus();
  await press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Novi album' });
  await expect(sheet.getByLabel('Naslov*')).toBeFocused();
  await page.keyboard.type('Samo tastatura');
  await tabTo(sheet.getByRole('button', { name: 'Odaberi sliku' }));
  await chooseBy([await photo()]);
  await expect(sheet.getByRole('img')).toBeVisible();
  await press('Control+s');
  await expect(sheet).toHaveCount(0);

  const manager = page.getByRole('dialog', { name: 'Slike: Samo tastatura' });
  await expect(manager.getByRole('button', { name: 'Odaberi slike' })).toBeFocused();
  await chooseBy(await photos(2));
  await tabTo(manager.getByRole('button', { name: 'Dodaj slike', exact: true }));
  await press('Enter');
  await expect(page.getByText('Slike uspješno dodane: 2')).toBeVisible();
  await tabTo(manager.getByRole('button', { name: 'Obriši: IMG_1' }));
  await press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }));
  await press('Enter');
  await expect(manager.getByRole('button', { name: 'Obriši: IMG_2' })).toBeFocused();
  await press('Escape');
  await expect(manager).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dodaj novi album' })).toBeFocused();
});
