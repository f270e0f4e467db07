import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { axeViolations, hasFocus, launchBrowser, markDocument, openPage, visit } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** The news on a desktop, with the parts of a menu of its top bar. */
async function openMenuBar(t: TestContext, { hasClock = false } = {}) {
  const page = await openPage(browser);
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  if (hasClock) await page.clock.install();
  await visit(page, `${site.origin}/novosti`);
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' });
  return {
    page,
    link: bar.getByRole('link', { name: 'Aktivnosti', exact: true }),
    button: bar.getByRole('button', { name: 'Aktivnosti: podmeni' }),
    first: bar.getByRole('link', { name: 'Kongresi' }),
    last: bar.getByRole('link', { name: 'Publikacije' }),
    next: bar.getByRole('link', { name: 'Radionice' }),
  };
}

test('a menu opens under the pointer and closes 100 ms after it left', async t => {
  const { page, link, button, first, last } = await openMenuBar(t, { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  assert.equal(await first.isVisible(), false);
  await link.hover();
  await last.waitFor();
  assert.equal(await button.getAttribute('aria-expanded'), 'true');

  await page.mouse.move(700, 700);
  await page.clock.runFor(99);
  assert.equal(await last.isVisible(), true);
  await page.clock.runFor(1);
  await last.waitFor({ state: 'hidden' });
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
});

test('the pointer can travel into the menu, and come back in time', async t => {
  const { page, link, last } = await openMenuBar(t, { hasClock: true });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await link.hover();
  await last.waitFor();
  const from = await link.boundingBox();
  const to = await last.boundingBox();
  assert.ok(from && to);
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 4) {
    await page.mouse.move(x, y);
    await page.clock.runFor(100);
    assert.equal(await last.isVisible(), true, `at ${y}`);
  }
  await page.mouse.move(700, 700);
  await page.clock.runFor(60);
  await link.hover();
  await page.clock.runFor(60_000);
  assert.equal(await last.isVisible(), true);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a menu`, async t => {
    const { page, button, first } = await openMenuBar(t);
    await button.focus();
    await page.keyboard.press(key);
    await first.waitFor();
    assert.deepEqual(await axeViolations(page), []);
    await page.keyboard.press(key);
    await first.waitFor({ state: 'hidden' });
    await hasFocus(button);
  });
}

test('Esc closes a menu from within and returns the focus to its button', async t => {
  const { page, button, first, last } = await openMenuBar(t);
  await button.focus();
  await page.keyboard.press('Enter');
  await first.waitFor();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await hasFocus(last);
  await page.keyboard.press('Escape');
  await hasFocus(button);
  await first.waitFor({ state: 'hidden' });
});

test('a menu closes when the focus leaves it, to either side', async t => {
  const { page, link, button, first, last, next } = await openMenuBar(t);
  await button.focus();
  await page.keyboard.press('Enter');
  await last.focus();
  await page.keyboard.press('Tab');
  await hasFocus(next);
  await first.waitFor({ state: 'hidden' });

  await button.focus();
  await page.keyboard.press('Enter');
  await first.waitFor();
  await page.keyboard.press('Shift+Tab');
  await hasFocus(link);
  assert.equal(await first.isVisible(), true, 'its own link belongs to it');
  await page.keyboard.press('Shift+Tab');
  await first.waitFor({ state: 'hidden' });
});

test('a choice closes the menu, even under the pointer', async t => {
  const { page, link, first } = await openMenuBar(t);
  await link.hover();
  await first.click();
  await page.waitForURL('**/kongres');
  await first.waitFor({ state: 'hidden' });
});

/** The news on a phone. */
async function openPhone(t: TestContext, path = '/novosti') {
  const page = await openPage(browser, { viewport: { width: 390, height: 800 } });
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  await visit(page, site.origin + path);
  const burger = page.getByRole('button', { name: 'Otvori meni' });
  const drawer = page.getByRole('dialog', { name: 'Glavni meni' });
  await burger.click();
  await hasFocus(drawer.getByRole('button', { name: 'Zatvori meni' }));
  return { page, burger, drawer };
}

for (const [way, leave] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Zatvori meni' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(10, 400)],
] as const) {
  test(`the drawer is left by ${way}, and the focus returns`, async t => {
    const { page, burger, drawer } = await openPhone(t);
    await leave(page);
    await drawer.waitFor({ state: 'detached' });
    await hasFocus(burger);
  });
}

test('the drawer is accessible, marks the page and leads to others, closing behind', async t => {
  const { page, drawer } = await openPhone(t);
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(await drawer.locator('[aria-current="page"]').allTextContents(), ['Novosti']);
  const isSame = await markDocument(page);
  await drawer.getByRole('link', { name: 'O nama' }).click();
  await drawer.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { level: 1, name: /^Udruženje/ });
  await hasFocus(heading);
  assert.equal(await isSame(), true);
});

test('in the drawer, sub-items open and close, those of the current page are open', async t => {
  const { drawer } = await openPhone(t, '/');
  await drawer.getByRole('link', { name: 'Misija' }).waitFor();
  const button = drawer.getByRole('button', { name: 'Aktivnosti: podmeni' });
  const child = drawer.getByRole('link', { name: 'Simpoziji' });
  assert.equal(await child.isVisible(), false);
  for (const isOpen of [true, false]) {
    await button.click();
    await child.waitFor({ state: isOpen ? 'visible' : 'hidden' });
    assert.equal(await button.getAttribute('aria-expanded'), String(isOpen));
  }
});

test('the drawer has the language switch', async t => {
  const { page, drawer } = await openPhone(t);
  await drawer.getByRole('link', { name: 'EN – English' }).click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});
