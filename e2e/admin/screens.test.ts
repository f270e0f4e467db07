import type { Page } from '@playwright/test';
import { scrollsSideways, storeSession } from '../support/browser.ts';
import { expectSoundInLooks } from '../support/sound.ts';
import { expect, failedRequest, test } from '../support/test.ts';

/** Opens an admin screen and waits for its content. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('the panel is accessible', async ({ openShared, token, expectProblems }) => {
  // The item does not exist.
  expectProblems(failedRequest);
  const page = await openShared();
  await openScreen(page, '/admin/login');
  await expectSoundInLooks(page, 'login');
  await storeSession(page, token);
  await openScreen(page, '/admin');
  await expectSoundInLooks(page, 'dashboard');
  for (const path of ['/admin/novosti', '/admin/novosti/23', '/admin/novosti/9999', '/admin/nema-me']) {
    await openScreen(page, path);
    await expectSoundInLooks(page, path);
  }
  await openScreen(page, '/admin/novosti');
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  await expect(page.getByRole('dialog', { name: 'Nova vijest' }).getByLabel('Naslov*')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: /Naslov: / })).toBeVisible();
  await expectSoundInLooks(page, 'the editor with its errors');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Obriši: / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSoundInLooks(page, 'the question before a deletion');
});

test('the login needs no more than 320 px', async ({ openShared }) => {
  const page = await openShared({ viewport: { width: 320, height: 700 } });
  await openScreen(page, '/admin/login');
  await expect.poll(() => scrollsSideways(page)).toBe(false);
});
