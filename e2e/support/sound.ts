import { expect, type Page } from '@playwright/test';
import { axeViolations, lookRules, looks, otherCookies, scrollsSideways } from './browser.ts';

/** What holds of every page and screen, however it looks. `what`: what is shown, where it is not the whole test. */
export async function expectSound(page: Page, what = 'the page', rules?: string[]): Promise<void> {
  expect(await axeViolations(page, rules), `axe at ${what}`).toEqual([]);
  await expect.poll(() => scrollsSideways(page), `${what} scrolls sideways`).toBe(false);
  await expect.poll(() => otherCookies(page), `cookies at ${what}`).toEqual([]);
}

/** The same in every look, one after the other: what is open stays open. What no look changes is looked for once. */
export async function expectSoundInLooks(page: Page, what = 'the page'): Promise<void> {
  for (const [turn, { width, colorScheme }] of looks.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `${what}, ${width} px, ${colorScheme}`, turn === 0 ? undefined : lookRules);
  }
}
