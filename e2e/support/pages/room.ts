import { type ElementHandle, expect, type Page } from '@playwright/test';
import { publicPaths } from './public-pages.ts';

/** The addresses of pages other than those of single items. */
export const pathsOfPages = publicPaths.map(([path]) => path).filter(path => !/first|last|page=/.test(path));

/** The menu and the switch of languages, which are on every page. */
export async function touchControls(page: Page): Promise<ElementHandle<HTMLElement | SVGElement>[]> {
  const controls = [
    page.getByRole('button', { name: 'Otvori meni', includeHidden: true }),
    page.getByRole('banner').getByRole('link', { name: 'EN – English' }),
  ];
  return Promise.all(controls.map(control => control.elementHandle()));
}

/** Asserts that wide content stays within the window, and on phones that `controls` are large enough to touch. */
export async function expectRoom(
  page: Page,
  controls: readonly ElementHandle<HTMLElement | SVGElement>[],
  [width, height = 844]: readonly [width: number, height?: number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  const find = () =>
    page.evaluate(
      touched => {
        const room = document.documentElement.scrollWidth - window.innerWidth;
        const small = touched.filter(control => {
          const box = control.getBoundingClientRect();
          return Math.min(box.width, box.height) < 44 || box.left < 0 || box.right > window.innerWidth;
        });
        return { scrollsBy: Math.max(room, 0), small: small.map(({ outerHTML }) => outerHTML) };
      },
      width > 390 ? [] : [...controls],
    );
  await expect.poll(find, `${page.url()} at ${width} × ${height} px`).toEqual({ scrollsBy: 0, small: [] });
}
