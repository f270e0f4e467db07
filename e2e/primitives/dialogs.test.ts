import type { Locator, Page } from '@playwright/test';
import { axeViolations, colourRules, isReachable } from '../support/browser.ts';
import { expect, test } from './test.ts';

const focused = (page: Page) => page.locator(':focus');

test('a confirmation focuses the safe answer', async ({ show }) => {
  const page = await show('dialog-confirm');
  await page.getByRole('button', { name: 'Otvori' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await expect(dialog.getByRole('button', { name: 'Odustani' })).toBeFocused();
  const description = await dialog.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${description}"]`)).toHaveText('Vijest „Lipidi“ bit će trajno obrisana.');
});

for (const [way, answer, act] of [
  ['Esc', 'odustao', (page: Page) => page.keyboard.press('Escape')],
  ['Enter', 'odustao', (page: Page) => page.keyboard.press('Enter')],
  ['its other button', 'obrisano', (page: Page) => page.getByRole('button', { name: 'Obriši' }).click()],
] as const) {
  test(`a confirmation is answered by ${way}: '${answer}'`, async ({ show }) => {
    const page = await show('dialog-confirm');
    const opener = page.getByRole('button', { name: 'Otvori' });
    await opener.click();
    await expect(page.getByRole('button', { name: 'Odustani' })).toBeFocused();
    await act(page);
    await expect(opener).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(answer);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

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

test('what is outside of an open dialog cannot be reached', async ({ show }) => {
  const page = await show('dialog-confirm');
  await page.getByRole('button', { name: 'Otvori' }).click();
  await expect(page.getByRole('button', { name: 'Odustani' })).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await focused(page).evaluateAll(nodes =>
      nodes.every(node => node.closest('dialog') !== null || node === document.body),
    );
    expect(isInside).toBe(true);
  }
  await expect.poll(() => isReachable(page.locator('main > button'))).toBe(false);
});

test('a sheet is left by Esc and its button', async ({ show }) => {
  const page = await show('dialog-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const opener = page.getByRole('button', { name: 'Otvori' });
  await sheet.getByLabel('Slika').dispatchEvent('cancel', { bubbles: true });
  await sheet.getByRole('button', { name: 'Zatvori' }).focus();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await opener.click();
  await sheet.getByRole('button', { name: 'Zatvori' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a success goes after its time: 3 s, 5 s for a public form', async ({ show }) => {
  const page = await show('toast', { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
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
});

test('an error stays until it is closed, or for ten minutes', async ({ show }) => {
  const page = await show('toast', { hasClock: true });
  const toast = page.getByRole('alert').filter({ hasText: 'Nije sačuvano' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const way of ['closed', 'late'] as const) {
    await page.getByRole('button', { name: 'Greška' }).click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(599_999);
    await expect(toast).toHaveCount(1);
    if (way === 'closed') await toast.getByRole('button', { name: 'Zatvori' }).click();
    else await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  }
});

test('an error goes with what it speaks of, a success stays', async ({ show }) => {
  const page = await show('toast', { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Greška' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Sačuvano' })).toHaveCount(1);
});

test('a success that appears below a resting pointer does not wait', async ({ show }) => {
  const page = await show('toast', { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Sačuvano' });
  // The events that browsers fire for a pointer that has not moved.
  for (const type of ['pointerover', 'pointermove']) await toast.dispatchEvent(type);
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
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

test('a later result takes the place of its predecessor', async ({ show }) => {
  const page = await show('toast', { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'Greška' }).click();
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sačuvano' })).toBeVisible();
  await expect(alert).toHaveCount(1);
  await page.getByRole('button', { name: 'Drugi pokušaj' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(['Sačuvano', 'Ipak sačuvano']);
});

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

test('a message over a dialog can be closed, and outlives it', async ({ show }) => {
  const page = await show('dialog-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const toast = page.getByRole('alert').filter({ hasText: 'Nije sačuvano' });
  const close = toast.getByRole('button', { name: 'Zatvori' });
  for (const closing of ['within', 'after']) {
    await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(toast).toBeVisible();
    await expect.poll(() => isReachable(close), `${closing} the dialog`).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    if (closing === 'within') await close.click();
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => isReachable(close)).toBe(true);
  await close.click();
  await expect(toast).toHaveCount(0);
});
