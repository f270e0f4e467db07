import type { Page } from '@playwright/test';
import { looks, scrollsSideways, storeSession } from '../support/browser.ts';
import { expectSound } from '../support/sound.ts';
import { expect, failedRequest, test } from '../support/test.ts';

/** Opens an admin screen and waits for its content. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { width, colorScheme } of looks) {
  test(`the panel, ${width} px, ${colorScheme}`, async ({ openPage, token, expectProblems }) => {
    // The item does not exist.
    expectProblems(failedRequest);
    const page = await openPage({ colorScheme, viewport: { width, height: 900 } });
    await openScreen(page, '/admin/login');
    await expectSound(page, 'login');
    await storeSession(page.context(), token);
    await openScreen(page, '/admin');
    await expectSound(page, 'dashboard');
    for (const path of ['/admin/novosti', '/admin/novosti/23', '/admin/novosti/9999', '/admin/nema-me']) {
      await openScreen(page, path);
      await expectSound(page, path);
    }
    await openScreen(page, '/admin/novosti');
    await page.getByRole('button', { name: 'Dodaj vijest' }).click();
    await expect(page.getByRole('dialog', { name: 'Nova vijest' }).getByLabel('Naslov*')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: /Naslov: / })).toBeVisible();
    await expectSound(page, 'the editor with its errors');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Obriši: / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, 'the question before a deletion');
  });
}

test('the login needs no more than 320 px', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 700 } });
  await openScreen(page, '/admin/login');
  await expect.poll(() => scrollsSideways(page)).toBe(false);
});
