import type { Page } from '@playwright/test';
import { builtIn, firstMenu } from '#features/menu/server/built-in.ts';
import { axeViolations, markDocument, visit } from '../support/browser.ts';
import { boxOf, required } from '../support/required.ts';
import { expect, test } from '../support/test.ts';

const place = firstMenu.findIndex(({ key }) => key === 'activities');
const children = firstMenu[place]?.children ?? [];

/** The news on a desktop, with a menu of the top bar. */
async function openMenuBar(page: Page) {
  await visit(page, '/novosti');
  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' });
  const linkTo = (key = '') =>
    bar.getByRole('link', { name: required(builtIn[key], 'entry').label.bs, exact: true });
  return {
    link: bar.getByRole('link', { name: 'Aktivnosti', exact: true }),
    button: bar.getByRole('button', { name: 'Aktivnosti: podmeni' }),
    first: linkTo(children[0]),
    last: linkTo(children.at(-1)),
    next: linkTo(firstMenu[place + 1]?.key),
  };
}

test.describe('the clock', () => {
  test.use({ sharesPage: false });

  test('a menu is open under the pointer and for 100 ms after it', async ({ page }) => {
    await page.clock.install();
    const { link, button, first, last } = await openMenuBar(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(first).toBeHidden();
    await link.hover();
    await expect(last).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    const from = await boxOf(link);
    const to = await boxOf(last);
    const x = from.x + from.width / 2;
    for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 8) {
      await page.mouse.move(x, y);
      await page.clock.runFor(100);
      expect(await last.isVisible(), `at ${y}`).toBe(true);
    }
    // It comes back in time.
    await page.mouse.move(700, 700);
    await page.clock.runFor(60);
    await link.hover();
    await page.clock.runFor(60_000);
    await expect(last).toBeVisible();

    await page.mouse.move(700, 700);
    await page.clock.runFor(99);
    await expect(last).toBeVisible();
    await page.clock.runFor(1);
    await expect(last).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a menu is used by keyboard, and closes when it is left', async ({ page }) => {
  const { link, button, first, last, next } = await openMenuBar(page);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(first).toBeVisible();
    if (key === 'Enter') expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press(key);
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  for (let presses = 0; presses < children.length; presses += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();

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

  await link.hover();
  await first.click();
  await page.waitForURL('**/dogadjaji');
  await expect(first, 'a choice closes it, even under the pointer').toBeHidden();
});

test('the drawer is left, leads on, has sub-items and languages', async ({ openPublic }) => {
  const page = await openPublic('/novosti', { viewport: { width: 390, height: 800 } });
  const burger = page.getByRole('button', { name: 'Otvori meni' });
  const drawer = page.getByRole('dialog', { name: 'Glavni meni' });
  await expect(burger).toBeVisible();
  await expect(page.getByRole('link', { name: 'Glavni meni' }), 'for readers without scripts').toHaveCount(0);
  const open = async () => {
    await burger.click();
    await expect(drawer.getByRole('button', { name: 'Zatvori meni' })).toBeFocused();
  };
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Zatvori meni' }).click(),
    // Beside it.
    () => page.mouse.click(10, 400),
  ]) {
    await open();
    await leave();
    await expect(drawer).toHaveCount(0);
    await expect(burger).toBeFocused();
  }

  await open();
  expect(await axeViolations(page)).toEqual([]);
  await expect(drawer.locator('[aria-current="page"]')).toHaveText(['Novosti']);
  const isSame = await markDocument(page);
  await drawer.getByRole('link', { name: 'O nama' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /^Udruženje/ })).toBeFocused();

  await open();
  await expect(drawer.getByRole('link', { name: 'Misija' })).toBeVisible();
  const button = drawer.getByRole('button', { name: 'Aktivnosti: podmeni' });
  const child = drawer.getByRole('link', { name: 'Simpoziji' });
  await expect(child).toBeHidden();
  for (const isOpen of [true, false]) {
    await button.click();
    await expect(child).toBeVisible({ visible: isOpen });
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
  }

  await drawer.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  expect(await isSame()).toBe(true);
});
