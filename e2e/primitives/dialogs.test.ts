import type { Locator, Page } from '@playwright/test';
import { axeViolations, colourRules, isReachable } from '../support/browser.ts';
import { expect, test } from './test.ts';

const focused = (page: Page) => page.locator(':focus');

test('a confirmation has the focus, at first on the safe answer', async ({ show }) => {
  const page = await show('dialog-confirm');
  const opener = page.getByRole('button', { name: 'Otvori' });
  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  const safe = dialog.getByRole('button', { name: 'Odustani' });
  await opener.click();
  await expect(safe).toBeFocused();
  const description = await dialog.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${description}"]`)).toHaveText('Vijest „Lipidi“ bit će trajno obrisana.');
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await focused(page).evaluateAll(nodes =>
      nodes.every(node => node.closest('dialog') !== null || node === document.body),
    );
    expect(isInside).toBe(true);
  }
  await expect.poll(() => isReachable(page.locator('main > button'))).toBe(false);
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByRole('status')).toHaveText('obrisano');
  for (const key of ['Escape', 'Enter']) {
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(safe).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status'), key).toHaveText('odustao');
  }
  await expect(opener).toBeFocused();
});

test('a confirmation under way cannot be answered or left', async ({ show }) => {
  const page = await show('dialog-confirm-busy');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Brisanje...' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  // Twice: browsers let a second Esc close a dialog that refused the first.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(dialog.getByText('Pozvano: 0')).toBeVisible();
  await expect.poll(() => dialog.evaluate(node => node.matches(':modal'))).toBe(true);
});

test('a success goes after its time, an error when it is closed', async ({ show }) => {
  const page = await show('toast', { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const success = page.getByRole('button', { name: 'Uspjeh', exact: true });
  const saved = page.getByRole('status').filter({ hasText: 'Sačuvano' });
  for (const [label, text, time] of [
    ['Uspjeh', 'Sačuvano', 3_000],
    ['Javni uspjeh', 'Poslano', 5_000],
  ] as const) {
    await page.getByRole('button', { name: label, exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: text });
    await expect(toast).toBeVisible();
    await page.clock.runFor(time - 1);
    await expect(toast, `${text} stays`).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  }

  await success.click();
  // The events that browsers fire for a pointer that has not moved.
  for (const type of ['pointerover', 'pointermove']) await saved.dispatchEvent(type);
  await page.clock.runFor(3_000);
  await expect(saved, 'below a resting pointer').toHaveCount(0);

  const error = page.getByRole('alert').filter({ hasText: 'Nije sačuvano' });
  for (const way of ['closed', 'late'] as const) {
    await page.getByRole('button', { name: 'Greška' }).click();
    await expect(error).toBeVisible();
    await page.clock.runFor(599_999);
    await expect(error).toHaveCount(1);
    if (way === 'closed') await error.getByRole('button', { name: 'Zatvori' }).click();
    else await page.clock.runFor(1);
    await expect(error).toHaveCount(0);
  }

  // A later result takes the place of its predecessor.
  await page.getByRole('button', { name: 'Greška' }).click();
  await expect(error).toBeVisible();
  await success.click();
  await expect(saved).toBeVisible();
  await expect(error).toHaveCount(1);
  await page.getByRole('button', { name: 'Drugi pokušaj' }).click();
  await expect(error).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(['Sačuvano', 'Ipak sačuvano']);

  // An error goes with what it speaks of, a success stays.
  await page.clock.runFor(5_000);
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Greška' }).click();
  await expect(error).toBeVisible();
  await success.click();
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await expect(error).toHaveCount(0);
  await expect(saved).toHaveCount(1);
});

for (const [way, hold, leave] of [
  ['hovered', (toast: Locator) => toast.hover(), (page: Page) => page.mouse.move(0, 600)],
  [
    'focused',
    (toast: Locator) => toast.getByRole('button').focus(),
    (page: Page) => page.keyboard.press('Tab'),
  ],
] as const) {
  test(`a success that is ${way} waits`, async ({ show }) => {
    const page = await show('toast', { hasClock: true });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Sačuvano' });
    await expect(toast).toBeVisible();
    await hold(toast);
    await page.clock.runFor(60_000);
    await expect(toast).toHaveCount(1);
    await leave(page);
    await page.clock.runFor(4_000);
    // The end of the pause may be noted only now.
    await page.clock.resume();
    await expect(toast).toHaveCount(0);
  });
}

test('messages are accessible, light and dark', async ({ show }) => {
  const page = await show('toast');
  await page.getByRole('button', { name: 'Greška' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Last, because it goes by itself unless the pointer is on it.
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  await page.getByRole('status').hover();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, colourRules), 'dark').toEqual([]);
});

test('a sheet is left by keys and button, its messages outlive it', async ({ show }) => {
  const page = await show('dialog-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const opener = page.getByRole('button', { name: 'Otvori' });
  const leave = sheet.getByRole('button', { name: 'Zatvori' });
  await sheet.getByLabel('Slika').dispatchEvent('cancel', { bubbles: true });
  await leave.focus();
  await expect(sheet).toBeVisible();
  await leave.click();
  await expect(sheet).toHaveCount(0);
  await opener.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Nije sačuvano' });
  const close = toast.getByRole('button', { name: 'Zatvori' });
  for (const closing of ['within', 'after']) {
    await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(toast).toBeVisible();
    await expect.poll(() => isReachable(close), `${closing} the dialog`).toBe(true);
    if (closing === 'within') {
      expect(await axeViolations(page)).toEqual([]);
      await close.click();
      await expect(toast).toHaveCount(0);
      await expect(sheet.getByRole('button', { name: 'Sačuvaj' })).toBeFocused();
    }
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => isReachable(close)).toBe(true);
  await close.click();
  await expect(toast).toHaveCount(0);
});
