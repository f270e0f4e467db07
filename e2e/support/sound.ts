import { expect, type Page } from '@playwright/test';
import { axeViolations, otherCookies, scrollsSideways } from './browser.ts';

/** What holds of every page and screen, however it looks. `what`: what is shown, where it is not the whole test. */
export async function expectSound(page: Page, what = 'the page'): Promise<void> {
  expect(await axeViolations(page), `axe at ${what}`).toEqual([]);
  await expect.poll(() => scrollsSideways(page), `${what} scrolls sideways`).toBe(false);
  await expect.poll(() => otherCookies(page), `cookies at ${what}`).toEqual([]);
}
