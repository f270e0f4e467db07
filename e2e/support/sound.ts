import { expect, type Page } from '@playwright/test';
import { axeViolations, lookRules, looks, otherCookies, scrollsSideways } from './browser.ts';
import { required } from './required.ts';

/** What holds of every page and screen, however it looks. `what`: what is shown, where it is not the whole test. */
export async function expectSound(page: Page, what = 'the page', rules?: string[]): Promise<void> {
  expect(await axeViolations(page, rules), `axe at ${what}`).toEqual([]);
  await expect.poll(() => scrollsSideways(page), `${what} scrolls sideways`).toBe(false);
  await expect.poll(() => otherCookies(page), `cookies at ${what}`).toEqual([]);
}

type Look = (typeof looks)[number];

/** The look of those that take turns, as pages and types of the same parts do. */
export const lookInTurn = (turn: number): Look => required(looks[turn % looks.length], 'look');

export async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/** The same in every look, one after the other: what is open stays open. What no look changes is looked for once. */
export async function expectSoundInLooks(
  page: Page,
  what = 'the page',
  chosen: readonly Look[] = looks,
): Promise<void> {
  for (const [turn, look] of chosen.entries()) {
    await setLook(page, look);
    const where = `${what}, ${look.width} px, ${look.colorScheme}`;
    await expectSound(page, where, turn === 0 ? undefined : lookRules);
  }
}
