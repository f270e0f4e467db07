import { expect, type Page } from '@playwright/test';
import { scrollsSideways } from '../browser.ts';
import { publicPaths } from './public-pages.ts';

/** The addresses of pages other than those of single items. */
export const pathsOfPages = publicPaths.map(([path]) => path).filter(path => !/first|last|page=/.test(path));

/** Asserts that wide content stays within the window, and that menu and language switch are large enough to touch. */
export async function expectRoom(page: Page, width: number, height = 844): Promise<void> {
  const where = `${page.url()} at ${width} × ${height} px`;
  await page.setViewportSize({ width, height });
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
