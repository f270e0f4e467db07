import { expect, type Page } from '@playwright/test';
import { scrollsSideways } from './browser.ts';
import { publicPaths } from './public-pages.ts';

/** Addresses of pages that are not of a single item. */
export const pathsOfPages = publicPaths.map(([path]) => path).filter(path => !/first|last|page=/.test(path));

/** What is wide stays within the window, and the menu and the language can be met with a finger. */
export async function expectRoom(page: Page, width: number): Promise<void> {
  const where = `${page.url()} at ${width} px`;
  await page.setViewportSize({ width, height: 844 });
  await expect.poll(() => scrollsSideways(page), where).toBe(false);
  if (width > 390) return;
  for (const control of [
    page.getByRole('button', { name: 'Otvori meni' }),
    page.getByRole('banner').getByRole('link', { name: 'EN – English' }),
  ]) {
    const box = await control.boundingBox();
    if (!box) throw new Error(`${where}: ${control} is not seen`);
    expect(Math.min(box.width, box.height), where).toBeGreaterThanOrEqual(44);
    expect(box.x, where).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, where).toBeLessThanOrEqual(width);
  }
}
