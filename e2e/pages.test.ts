import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import {
  axeViolations,
  hasFocus,
  launchBrowser,
  openPage,
  otherCookies,
  scrollsSideways,
  signIn,
  visit,
} from './support/browser.ts';
import { languages } from './support/languages.ts';
import { addLongWords } from './support/long-words.ts';
import { addressOf, publicPaths } from './support/public-pages.ts';
import { type RunningSite, startSite } from './support/site.ts';

/** As a page is seen: the public pages take turns, the panel is looked at in both. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** A page that does not exist is answered with 404, which Chromium notes in the console. */
function unexpected(problems: string[]): string[] {
  return problems.filter(problem => !/status of 404/.test(problem));
}

async function assertSound(page: Page & { problems: string[] }, where: string): Promise<void> {
  assert.deepEqual(await axeViolations(page), [], `axe at ${where}`);
  assert.equal(await scrollsSideways(page), false, `${where} scrolls sideways`);
  assert.deepEqual(unexpected(page.problems), [], `console at ${where}`);
  assert.deepEqual(await otherCookies(page), [], `cookies at ${where}`);
}

/**
 * Reads a page to its end and back, once its fonts are there: which machine has which fonts in their stead is none
 * of the page's doing. Answers what has moved since then without being asked to, in any one moment of it.
 */
async function readThrough(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift' });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
    }
    window.scrollTo(0, 0);
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

for (const language of languages) {
  test(`every public page in ${language}`, async t => {
    const page = await openPage(browser);
    for (const [index, [path, status]] of publicPaths.entries()) {
      await t.test(path, async () => {
        page.problems.length = 0;
        const { width, colorScheme } = looks[(index + languages.indexOf(language)) % 2 ? 1 : 0];
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const response = await visit(page, await addressOf(site.origin, path, language));
        assert.equal(response?.status(), status);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
        assert.equal(await page.getByRole('main').count(), 1);
        const moved = await readThrough(page);
        await assertSound(page, `${path} in ${language}, ${width} px, ${colorScheme}`);
        assert.deepEqual(await moved(), [], `layout shifts at ${path}`);
        for (const narrower of [768, 320]) {
          await page.setViewportSize({ width: narrower, height: 900 });
          assert.equal(await scrollsSideways(page), false, `${path} scrolls sideways at ${narrower} px`);
        }
        assert.deepEqual(unexpected(page.problems), []);
      });
    }
    await page.context().close();
  });
}

test('a page that has not changed is answered byte by byte the same', async () => {
  for (const language of languages) {
    for (const [path] of publicPaths) {
      const address = await addressOf(site.origin, path, language);
      const [first, second] = [await (await fetch(address)).text(), await (await fetch(address)).text()];
      assert.equal(second, first, path);
    }
  }
});

test('every photo comes in sizes to choose from, the main one first, all others when they come near', async () => {
  let photos = 0;
  for (const [path] of publicPaths) {
    const html = await (await fetch(await addressOf(site.origin, path, 'bs'))).text();
    const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
    assert.equal(html.match(/<img /g)?.length ?? 0, pictures.length, path);
    for (const [place, picture] of pictures.entries()) {
      const formats = picture.match(/<source type="image\/\w+" srcSet="[^"]+ \d+w" sizes="[^"]+"/g);
      assert.equal(formats?.length, 2, picture);
      const [image = ''] = /<img [^>]*>/.exec(picture) ?? [];
      assert.match(image, /width="\d+" height="\d+"/, path);
      // The home page begins with words; elsewhere the first photo is the main one.
      const isMain = place === 0 && path !== '/';
      assert.equal(/loading="eager"/.test(image), isMain, image);
      assert.equal(/loading="lazy"/.test(image), !isMain, image);
      assert.equal(/fetchPriority="high"/i.test(image), isMain, image);
    }
    photos += pictures.length;
  }
  assert.ok(photos > 20);
});

test('an item of news says its day and its category once', async () => {
  const html = await (await fetch(await addressOf(site.origin, '/novosti/last', 'bs'))).text();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  assert.equal(main.match(/<time/g)?.length, 1);
  assert.equal(main.match(/>(Vijesti|Događaji|Obavijesti)</g)?.length, 1);
});

/** Opens a screen of the panel and waits until it shows what it is about. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

for (const { width, colorScheme } of looks) {
  test(`the panel, ${width} px, ${colorScheme}`, async () => {
    const page = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
    await openScreen(page, '/admin/login');
    await assertSound(page, 'login');
    await signIn(page, site.origin);
    await assertSound(page, 'dashboard');
    for (const path of ['/admin/novosti', '/admin/novosti/23', '/admin/novosti/9999', '/admin/nema-me']) {
      await openScreen(page, path);
      await assertSound(page, path);
    }
    await openScreen(page, '/admin/novosti');
    await page.getByRole('button', { name: 'Dodaj vijest' }).click();
    await hasFocus(page.getByRole('dialog', { name: 'Nova vijest' }).getByLabel('Naslov*'));
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: /Naslov: / }).waitFor();
    await assertSound(page, 'the editor with its errors');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Obriši: / })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await assertSound(page, 'the question before a deletion');
    await page.context().close();
  });
}

test('the login needs no more than 320 px', async () => {
  const page = await openPage(browser, { viewport: { width: 320, height: 700 } });
  await openScreen(page, '/admin/login');
  assert.equal(await scrollsSideways(page), false);
});

/**
 * The links and buttons of a page, outside of running text, that are smaller than a fingertip. Where a link is spread
 * over what is around it, that counts.
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

/** Links, buttons and dates in which a usual word is broken, and headings that are larger than the page's own. */
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
          // What only screen readers are told is one pixel wide.
          const isSeen = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
          if (isSeen && lines.getClientRects().length > 1) return true;
        }
      }
      return false;
    });
    return [...outgrown, ...divided].map(({ outerHTML }) => outerHTML);
  });
}

test('at twice the font size and with words without end, nothing scrolls sideways and the menu stays', async t => {
  const items = await addLongWords(site.origin);
  const pages = publicPaths.map(([path]) => path).filter(path => !/first|last|page=/.test(path));
  const largeBrowser = await launchBrowser({ fontSize: 32 });
  t.after(() => largeBrowser.close());
  for (const [large, ofBrowser] of [
    [true, largeBrowser],
    [false, browser],
  ] as const) {
    const page = await openPage(ofBrowser);
    for (const path of [...pages, ...items]) {
      await page.goto(site.origin + path);
      for (const width of large ? [390, 320] : [1440, 390]) {
        const where = `${path} at ${width} px${large ? ' in a large font' : ''}`;
        await page.setViewportSize({ width, height: 844 });
        assert.equal(await scrollsSideways(page), false, where);
        if (width > 390) continue;
        if (large) assert.deepEqual(await badlySet(page), [], where);
        else assert.deepEqual(await smallTargets(page), [], where);
        for (const control of [
          page.getByRole('button', { name: 'Otvori meni' }),
          page.getByRole('banner').getByRole('link', { name: 'EN – English' }),
        ]) {
          const box = await control.boundingBox();
          assert.ok(box && box.width >= 44 && box.height >= 44, `${where}: ${JSON.stringify(box)}`);
          assert.ok(box.x >= 0 && box.x + box.width <= width, where);
        }
      }
    }
    await page.context().close();
  }
});
