import type { Locator } from '@playwright/test';
import {
  makeAlbum,
  openGallery,
  openManager,
  photo,
  photos,
  rowOf,
} from '../../support/screens/gallery-screens.ts';
import { expectSoundInLooks } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'albums', expectedProblems: [failedRequest] });

test('an album is made and filled by keyboard alone', async ({ openAdmin }) => {
  const page = await openGallery(openAdmin);
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
  await tabTo(page.getByRole('button', { name: 'Dodaj novi album' }).first());
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

test('nothing stands in anybody’s way', async ({ openAdmin, api }) => {
  const title = 'Pristupačnost';
  await makeAlbum(api, title, 'prva', 'druga');
  const page = await openGallery(openAdmin);
  await expect(rowOf(page, title)).toBeVisible();
  await expectSoundInLooks(page, 'the list');
  await page.getByRole('button', { name: 'Dodaj novi album' }).click();
  await page.getByRole('button', { name: 'Objavi' }).click();
  await expect(page.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' })).toBeVisible();
  await expectSoundInLooks(page, 'the editor');
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
  await expectSoundInLooks(page, 'files chosen');
  await start.click();
  await expect(rows.getByText('Dodana', { exact: true })).toBeVisible();
  await expect(rows.getByText('Slika nije dodana.')).toBeVisible();
  await expectSoundInLooks(page, 'files under way');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectSoundInLooks(page, 'the question');
  await page.keyboard.press('Escape');
  await manager.getByRole('button', { name: 'Prekini dodavanje' }).click();
  await expect(page.getByText('Slike uspješno dodane: 1')).toBeVisible();
  await manager.getByRole('button', { name: 'Obriši: prva' }).click();
  await expect(question).toBeVisible();
  await expectSoundInLooks(page, 'an image to be deleted');
});
