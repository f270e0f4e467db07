import type { Page } from '@playwright/test';
import { scrollsSideways, storeSession } from '../support/browser.ts';
import { follow, goWithin } from '../support/screens/panel.ts';
import { expectSoundInLooks, lookInTurn } from '../support/sound.ts';
import { expect, failedRequest, test } from '../support/test.ts';

async function expectLoaded(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('the panel is accessible', async ({ page, token, expectProblems }) => {
  // The item does not exist.
  expectProblems(failedRequest);
  await page.goto('/admin/login');
  await expectLoaded(page, 'Administracija');
  await expectSoundInLooks(page, 'login');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => scrollsSideways(page), 'the login needs no more').toBe(false);

  await storeSession(page, token);
  await page.goto('/admin/nema-me');
  await expectLoaded(page, 'Stranica nije pronađena');
  await expectSoundInLooks(page, 'no screen', [lookInTurn(1)]);
  await page.getByRole('link', { name: 'Nazad na Dashboard' }).click();
  await expectLoaded(page, 'Dobro došli');
  // The last look leaves a window that has the menu beside the screen.
  await expectSoundInLooks(page, 'dashboard', [lookInTurn(1), lookInTurn(0)]);
  await goWithin(page, '/admin/novosti/9999');
  await expectLoaded(page, 'Vijest nije pronađena');
  await expectSoundInLooks(page, 'no item', [lookInTurn(0)]);
  await goWithin(page, '/admin/novosti/23');
  await expectLoaded(page, /./);
  await expect(page.getByRole('article')).toBeVisible();
  await expectSoundInLooks(page, 'an item', [lookInTurn(1), lookInTurn(0)]);

  await follow(page, 'Novosti');
  await expectLoaded(page, 'Novosti');
  await expectSoundInLooks(page, 'a list');
  await page
    .getByRole('button', { name: /^Obriši: / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSoundInLooks(page, 'the question before a deletion', [lookInTurn(0)]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  await expect(page.getByRole('dialog', { name: 'Nova vijest' }).getByLabel('Naslov*')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: /Naslov: / })).toBeVisible();
  await expectSoundInLooks(page, 'the editor with its errors');
});
