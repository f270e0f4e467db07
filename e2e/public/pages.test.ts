import type { Page } from '@playwright/test';
import { looks, scrollsSideways, visit } from '../support/browser.ts';
import { languages } from '../support/languages.ts';
import { addressOf, publicPaths } from '../support/pages/public-pages.ts';
import { expectSound } from '../support/sound.ts';
import { expect, failedRequest, test } from '../support/test.ts';

/**
 * Scrolls through a page and back after its fonts have loaded, because fallback fonts differ between
 * machines. Returns a function with the layout shifts since then.
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

const turns = languages.flatMap(language => looks.map(look => ({ language, ...look })));

for (const status of [200, 404] as const) {
  const all = publicPaths.filter(([, answer]) => answer === status).map(([path]) => path);
  for (const [turn, { language, width, colorScheme }] of turns.entries()) {
    // Each is looked at in one language and look: its parts are those of others in the other ones.
    const paths = all.filter((_, place) => place % turns.length === turn);
    // One reader visits them, because a browser's first page costs as much as several others.
    test(`pages of ${status} in ${language}, ${width} px, ${colorScheme}`, async ({
      origin,
      openShared,
      expectProblems,
    }) => {
      if (status === 404) expectProblems(failedRequest);
      test.setTimeout(180_000);
      const page = await openShared({ colorScheme });
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width, height: 900 });
          const response = await visit(page, await addressOf(origin, path, language));
          expect(response?.status(), path).toBe(status);
          const moved = await readThrough(page);
          await expectSound(page, path);
          expect(await moved(), `layout shifts at ${path}`).toEqual([]);
          // At 320 px, with longer words and twice the font size, room.test.ts looks.
          await page.setViewportSize({ width: 768, height: 900 });
          const where = `${path} scrolls sideways at 768 px`;
          await expect.poll(() => scrollsSideways(page), where).toBe(false);
        });
      }
    });
  }
}

test('a page has its language, one heading and one main part, and unchanged it is the same, byte by byte', async ({
  site,
}) => {
  for (const language of languages) {
    for (const [path, status] of publicPaths) {
      const address = await addressOf(site.origin, path, language);
      const [first, second] = [await fetch(address), await fetch(address)];
      const html = await first.text();
      expect(first.status, address).toBe(status);
      expect(html, address).toContain(`<html lang="${language}"`);
      for (const once of [/<h1[ >]/g, /<main[ >]/g]) expect(html.match(once)?.length, address).toBe(1);
      expect(await second.text(), address).toBe(html);
    }
  }
});

test('every photo comes in sizes, and late but the main one', async ({ site }) => {
  let photos = 0;
  for (const [path] of publicPaths) {
    const html = await (await fetch(await addressOf(site.origin, path, 'bs'))).text();
    const pictures = html.match(/<picture.*?<\/picture>/gs) ?? [];
    expect(html.match(/<img /g)?.length ?? 0, path).toBe(pictures.length);
    for (const [place, picture] of pictures.entries()) {
      const formats = picture.match(/<source type="image\/\w+" srcset="[^"]+ \d+w" sizes="[^"]+"/gi);
      expect(formats?.length, picture).toBe(2);
      const [image = ''] = /<img [^>]*>/.exec(picture) ?? [];
      expect(image, path).toMatch(/width="\d+" height="\d+"/);
      // The home page and own pages start with text; elsewhere the first photo is the main one.
      const isMain = place === 0 && path !== '/' && path !== '/stranice/first';
      expect(/loading="eager"/.test(image), image).toBe(isMain);
      expect(/loading="lazy"/.test(image), image).toBe(!isMain);
      expect(/fetchPriority="high"/i.test(image), image).toBe(isMain);
    }
    photos += pictures.length;
  }
  expect(photos).toBeGreaterThan(20);
});

test('an item of news says its day and its category once', async ({ site }) => {
  const html = await (await fetch(await addressOf(site.origin, '/novosti/last', 'bs'))).text();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.match(/<time/g)?.length).toBe(1);
  expect(main.match(/>(Vijesti|Događaji|Obavijesti)</g)?.length).toBe(1);
});
