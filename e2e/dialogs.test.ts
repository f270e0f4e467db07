import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Locator, Page } from '@playwright/test';
import { axeViolations, hasFocus, isReachable, launchBrowser, openPage } from './support/browser.ts';
import { type RunningPrimitives, startPrimitives } from './support/primitives.ts';

let site: RunningPrimitives;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startPrimitives(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

async function open(t: TestContext, name: string, { hasClock = false } = {}) {
  const page = await openPage(browser);
  t.after(async () => {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
  if (hasClock) await page.clock.install();
  await page.goto(`${site.origin}/?show=${name}`);
  await page.getByRole('heading', { name: 'Primitive' }).or(page.getByRole('dialog')).first().waitFor();
  return page;
}

const focused = (page: Page) => page.locator(':focus');

test('a confirmation focuses the safe answer and names what is meant', async t => {
  const page = await open(t, 'dialog-confirm');
  await page.getByRole('button', { name: 'Otvori' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await hasFocus(dialog.getByRole('button', { name: 'Odustani' }));
  const description = await dialog.getAttribute('aria-describedby');
  assert.equal(
    await page.locator(`[id="${description}"]`).textContent(),
    'Vijest „Lipidi“ bit će trajno obrisana.',
  );
});

for (const [way, answer, act] of [
  ['Esc', 'odustao', (page: Page) => page.keyboard.press('Escape')],
  ['Enter', 'odustao', (page: Page) => page.keyboard.press('Enter')],
  ['its other button', 'obrisano', (page: Page) => page.getByRole('button', { name: 'Obriši' }).click()],
] as const) {
  test(`a confirmation answered by ${way} says '${answer}' and returns the focus to its opener`, async t => {
    const page = await open(t, 'dialog-confirm');
    const opener = page.getByRole('button', { name: 'Otvori' });
    await opener.click();
    await hasFocus(page.getByRole('button', { name: 'Odustani' }));
    await act(page);
    await hasFocus(opener);
    assert.equal(await page.getByRole('status').textContent(), answer);
    assert.equal(await page.getByRole('alertdialog').count(), 0);
  });
}

test('a confirmation under way can neither be answered again nor left', async t => {
  const page = await open(t, 'dialog-confirm-busy');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Brisanje...' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  // Twice: browsers let a second Esc close a dialog that refused the first.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await dialog.getByText('Pozvano: 0').waitFor();
  assert.equal(await dialog.evaluate(node => node.matches(':modal')), true);
});

test('what is outside of an open dialog cannot be reached', async t => {
  const page = await open(t, 'dialog-confirm');
  await page.getByRole('button', { name: 'Otvori' }).click();
  await hasFocus(page.getByRole('button', { name: 'Odustani' }));
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await focused(page).evaluateAll(nodes =>
      nodes.every(node => node.closest('dialog') !== null || node === document.body),
    );
    assert.equal(isInside, true);
  }
  assert.equal(await isReachable(page.locator('main > button')), false);
});

test('a sheet is left by Esc and by its button, and not by a file chooser that is called off', async t => {
  const page = await open(t, 'dialog-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const opener = page.getByRole('button', { name: 'Otvori' });
  await sheet.getByLabel('Slika').dispatchEvent('cancel', { bubbles: true });
  await sheet.getByRole('button', { name: 'Zatvori' }).focus();
  assert.equal(await sheet.isVisible(), true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await opener.click();
  await sheet.getByRole('button', { name: 'Zatvori' }).click();
  await sheet.waitFor({ state: 'detached' });
  await hasFocus(opener);
});

test('a success goes after its time: 3 s, 5 s for a public form', async t => {
  const page = await open(t, 'toast', { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const [label, text, time] of [
    ['Uspjeh', 'Sačuvano', 3_000],
    ['Javni uspjeh', 'Poslano', 5_000],
  ] as const) {
    await page.getByRole('button', { name: label, exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: text });
    await toast.waitFor();
    await page.clock.runFor(time - 1);
    assert.equal(await toast.count(), 1, `${text} stays`);
    await page.clock.runFor(1);
    await toast.waitFor({ state: 'detached' });
  }
});

test('an error stays until it is closed, or ten minutes have passed', async t => {
  const page = await open(t, 'toast', { hasClock: true });
  const toast = page.getByRole('alert').filter({ hasText: 'Nije sačuvano' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const way of ['closed', 'late'] as const) {
    await page.getByRole('button', { name: 'Greška' }).click();
    await toast.waitFor();
    await page.clock.runFor(599_999);
    assert.equal(await toast.count(), 1);
    if (way === 'closed') await toast.getByRole('button', { name: 'Zatvori' }).click();
    else await page.clock.runFor(1);
    await toast.waitFor({ state: 'detached' });
  }
});

test('an error goes with what it speaks of, a success stays', async t => {
  const page = await open(t, 'toast');
  await page.getByRole('button', { name: 'Greška' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('status').filter({ hasText: 'Sačuvano' }).count(), 1);
});

test('a success that appears below a resting pointer does not wait', async t => {
  const page = await open(t, 'toast', { hasClock: true });
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Sačuvano' });
  // What the browser tells of a pointer that has not moved.
  for (const type of ['pointerover', 'pointermove']) await toast.dispatchEvent(type);
  await page.clock.runFor(3_000);
  await toast.waitFor({ state: 'detached' });
});

for (const [way, hold, leave] of [
  ['hovered', (toast: Locator) => toast.hover(), (page: Page) => page.mouse.move(0, 600)],
  [
    'focused',
    (toast: Locator) => toast.getByRole('button').focus(),
    (page: Page) => page.keyboard.press('Tab'),
  ],
] as const) {
  test(`a success that is ${way} waits`, async t => {
    const page = await open(t, 'toast', { hasClock: true });
    await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Sačuvano' });
    await toast.waitFor();
    await hold(toast);
    await page.clock.runFor(60_000);
    assert.equal(await toast.count(), 1);
    await leave(page);
    await page.clock.runFor(4_000);
    await toast.waitFor({ state: 'detached' });
  });
}

test('a later result takes the place of the one before from the same source, and of no other', async t => {
  const page = await open(t, 'toast', { hasClock: true });
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'Greška' }).click();
  await alert.waitFor();
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Sačuvano' }).waitFor();
  assert.equal(await alert.count(), 1);
  await page.getByRole('button', { name: 'Drugi pokušaj' }).click();
  await alert.waitFor({ state: 'detached' });
  assert.deepEqual(await page.getByRole('status').allTextContents(), ['Sačuvano', 'Ipak sačuvano']);
});

test('messages are accessible, light and dark', async t => {
  const page = await open(t, 'toast');
  await page.getByRole('button', { name: 'Uspjeh', exact: true }).click();
  await page.getByRole('button', { name: 'Greška' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('status').hover();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await axeViolations(page), [], colorScheme);
  }
});

test('a message over an open dialog can be read and closed, and outlives the dialog', async t => {
  const page = await open(t, 'dialog-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const toast = page.getByRole('alert').filter({ hasText: 'Nije sačuvano' });
  const close = toast.getByRole('button', { name: 'Zatvori' });
  for (const closing of ['within', 'after']) {
    await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
    await toast.waitFor();
    assert.equal(await isReachable(close), true, `${closing} the dialog`);
    assert.deepEqual(await axeViolations(page), []);
    if (closing === 'within') await close.click();
  }
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.equal(await isReachable(close), true);
  await close.click();
  await toast.waitFor({ state: 'detached' });
});
