import type { Page } from '@playwright/test';
import { type NavigationItem, navigation } from '#features/site/public/navigation.ts';
import { axeViolations, markDocument, visit } from '../support/browser.ts';
import { textOf } from '../support/languages.ts';
import { boxOf, required } from '../support/required.ts';
import { expect, type OpenPage, test } from '../support/test.ts';

const place = navigation.findIndex(({ label }) => label === 'site:nav.activities');
const children = navigation[place]?.children ?? [];

/** The news on a desktop, with a menu of the top bar. */
async function openMenuBar(page: Page, { hasClock = false } = {}) {
  if (hasClock) await page.clock.install();
  await visit(page, '/novosti');
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' });
  const linkTo = (item: NavigationItem | undefined) =>
    bar.getByRole('link', { name: textOf(required(item, 'entry').label, 'bs'), exact: true });
  return {
    link: bar.getByRole('link', { name: 'Aktivnosti', exact: true }),
    button: bar.getByRole('button', { name: 'Aktivnosti: podmeni' }),
    first: linkTo(children[0]),
    last: linkTo(children.at(-1)),
    next: linkTo(navigation[place + 1]),
  };
}

test.describe('the clock', () => {
  test.use({ sharesPage: false });

  test('a menu opens under the pointer, closes 100 ms after it', async ({ page }) => {
    const { link, button, first, last } = await openMenuBar(page, { hasClock: true });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(first).toBeHidden();
    await link.hover();
    await expect(last).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await page.mouse.move(700, 700);
    await page.clock.runFor(99);
    await expect(last).toBeVisible();
    await page.clock.runFor(1);
    await expect(last).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the pointer can travel into the menu, and come back in time', async ({ page }) => {
    const { link, last } = await openMenuBar(page, { hasClock: true });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await link.hover();
    await expect(last).toBeVisible();
    const from = await boxOf(link);
    const to = await boxOf(last);
    const x = from.x + from.width / 2;
    for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 4) {
      await page.mouse.move(x, y);
      await page.clock.runFor(100);
      await expect(last, `at ${y}`).toBeVisible();
    }
    await page.mouse.move(700, 700);
    await page.clock.runFor(60);
    await link.hover();
    await page.clock.runFor(60_000);
    await expect(last).toBeVisible();
  });
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a menu`, async ({ page }) => {
    const { button, first } = await openMenuBar(page);
    await button.focus();
    await page.keyboard.press(key);
    await expect(first).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press(key);
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('Esc closes a menu and returns the focus', async ({ page }) => {
  const { button, first, last } = await openMenuBar(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  for (let presses = 0; presses < children.length; presses += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
});

test('a menu closes when the focus leaves it, to either side', async ({ page }) => {
  const { link, button, first, last, next } = await openMenuBar(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(first).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(first, 'its own link belongs to it').toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();
});

test('a choice closes the menu, even under the pointer', async ({ page }) => {
  const { link, first } = await openMenuBar(page);
  await link.hover();
  await first.click();
  await page.waitForURL('**/dogadjaji');
  await expect(first).toBeHidden();
});

/** The news on a phone. */
async function openPhone(openPage: OpenPage, path = '/novosti') {
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await visit(page, path);
  const burger = page.getByRole('button', { name: 'Otvori meni' });
  const drawer = page.getByRole('dialog', { name: 'Glavni meni' });
  await burger.click();
  await expect(drawer.getByRole('button', { name: 'Zatvori meni' })).toBeFocused();
  return { page, burger, drawer };
}

for (const [way, leave] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Zatvori meni' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(10, 400)],
] as const) {
  test(`the drawer is left by ${way}`, async ({ openShared }) => {
    const { page, burger, drawer } = await openPhone(openShared);
    await leave(page);
    await expect(drawer).toHaveCount(0);
    await expect(burger).toBeFocused();
  });
}

test('the drawer is accessible, marks the page, leads on', async ({ openShared }) => {
  const { page, drawer } = await openPhone(openShared);
  expect(await axeViolations(page)).toEqual([]);
  await expect(drawer.locator('[aria-current="page"]')).toHaveText(['Novosti']);
  const isSame = await markDocument(page);
  await drawer.getByRole('link', { name: 'O nama' }).click();
  await expect(drawer).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1, name: /^Udruženje/ });
  await expect(heading).toBeFocused();
  expect(await isSame()).toBe(true);
});

test('in the drawer, sub-items open and close', async ({ openShared }) => {
  const { drawer } = await openPhone(openShared, '/');
  await expect(drawer.getByRole('link', { name: 'Misija' })).toBeVisible();
  const button = drawer.getByRole('button', { name: 'Aktivnosti: podmeni' });
  const child = drawer.getByRole('link', { name: 'Simpoziji' });
  await expect(child).toBeHidden();
  for (const isOpen of [true, false]) {
    await button.click();
    await expect(child).toBeVisible({ visible: isOpen });
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
  }
});

test('the drawer has the language switch', async ({ openShared }) => {
  const { page, drawer } = await openPhone(openShared);
  await drawer.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});
