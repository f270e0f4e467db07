import type { Page } from '@playwright/test';
import { axeViolations, otherCookies, visit } from '../support/browser.ts';
import { addLongWords } from '../support/pages/long-words.ts';
import { readThrough } from '../support/pages/read-through.ts';
import { expectRoom, pathsOfPages, touchControls } from '../support/pages/room.ts';
import { lookInTurn, setLook } from '../support/sound.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ siteName: 'long words', sharesPage: false });

/** What differs in its words only from workshops, from all events, and from a missing item of news. */
const ofOthers = /^\/(simpozij|kongres)\b|^\/galerija\/9999/;

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

/** Links, buttons and dates with a broken word, and headings that are larger than the page's. */
function badlySet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const title = document.querySelector('main h1');
    const outgrown = [...document.querySelectorAll('main h2')].filter(
      heading => title && sizeOf(heading) > sizeOf(title),
    );
    const lines = new Range();
    const divided = [...document.querySelectorAll('main :is(a, button, time)')].filter(element => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { index, 0: word } of (texts.currentNode.nodeValue ?? '').matchAll(
          /(?<!\S)\S{1,15}(?!\S)/g,
        )) {
          lines.setStart(texts.currentNode, index);
          lines.setEnd(texts.currentNode, index + word.length);
          // Text for screen readers only is one pixel wide.
          const isSeen = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
          if (isSeen && lines.getClientRects().length > 1) return true;
        }
      }
      return false;
    });
    return [...outgrown, ...divided].map(({ outerHTML }) => outerHTML);
  });
}

/** Sets text as widely as readers may (WCAG 2.2, 1.4.12), until the next page; a style element would be refused. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [spacing];
  });
}

test('every page is sound, with room for long words and large text', async ({
  origin,
  expectProblems,
  page,
}) => {
  expectProblems(failedRequest);
  test.setTimeout(300_000);
  const browser = await page.context().newCDPSession(page);
  const setFontSize = async (standard: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  const further = ['/galerija/1', '/stranice/dokumenti', '/pretraga?q=radionica'];
  const paths = [...pathsOfPages, ...further, ...(await addLongWords(origin))];
  for (const [turn, path] of paths.filter(address => !ofOthers.test(address)).entries()) {
    await test.step(path, async () => {
      // Each is looked at in one look: its parts are those of others in the other one.
      await setLook(page, lookInTurn(turn));
      await visit(page, path);
      const moved = await readThrough(page);
      // Chromium focuses what scrolls, also wide code, which axe does not know.
      const violations = await axeViolations(page);
      expect(violations).toEqual([]);
      expect(await otherCookies(page)).toEqual([]);
      expect(await moved(), `layout shifts at ${path}`).toEqual([]);
      const controls = await touchControls(page);
      for (const width of [1440, 768, 390]) await expectRoom(page, controls, [width]);
      await expect.poll(() => smallTargets(page), path).toEqual([]);
      await setFontSize(32);
      await page.setViewportSize({ width: 320, height: 844 });
      await expect.poll(() => badlySet(page), `${path} with twice the font size`).toEqual([]);
      // Both at once leave less room than a phone at 200 %, and than 1280 px at 400 %.
      await spaceText(page);
      await expectRoom(page, controls, [320]);
      await setFontSize(16);
    });
  }
});
