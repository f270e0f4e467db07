import type { Page } from '@playwright/test';
import { addLongWords } from '../support/long-words.ts';
import { expectRoom, pathsOfPages } from '../support/room.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ siteName: 'long words' });

/**
 * The links and buttons, outside of running text, that are too small for a finger. A link's expanded click
 * area counts.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary')]
      .filter(element => {
        const { width, height, bottom } = element.getBoundingClientRect();
        const isSpread = getComputedStyle(element, '::after').position === 'absolute';
        const isInText =
          getComputedStyle(element).display === 'inline' &&
          element.parentElement?.textContent !== element.textContent;
        return (
          element.checkVisibility() && bottom > 0 && !isSpread && !isInText && Math.min(width, height) < 43.5
        );
      })
      .map(element => element.outerHTML),
  );
}

test('words without end make nothing scroll sideways', async ({ origin, expectProblems, page }) => {
  expectProblems(failedRequest);
  test.setTimeout(120_000);
  for (const path of [...pathsOfPages, ...(await addLongWords(origin))]) {
    await page.goto(path);
    await expectRoom(page, 1440);
    await expectRoom(page, 390);
    await expect.poll(() => smallTargets(page), path).toEqual([]);
  }
});
