import { expect, type Page } from '@playwright/test';
import { axeViolations, looks, otherCookies, scrollsSideways } from './browser.ts';

/** What holds of every page and screen, however it looks. `what`: what is shown, where it is not the whole test. */
export async function expectSound(page: Page, what = 'the page'): Promise<void> {
  expect(await axeViolations(page), `axe at ${what}`).toEqual([]);
  await expect.poll(() => scrollsSideways(page), `${what} scrolls sideways`).toBe(false);
  await expect.poll(() => otherCookies(page), `cookies at ${what}`).toEqual([]);
}

/** The same in every look, one after the other: what is open stays open. */
export async function expectSoundInLooks(page: Page, what = 'the page'): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `${what}, ${width} px, ${colorScheme}`);
  }
}
