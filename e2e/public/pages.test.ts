import { visit } from '../support/browser.ts';
import { languages } from '../support/languages.ts';
import { addressOf, publicPaths } from '../support/pages/public-pages.ts';
import { readThrough } from '../support/pages/read-through.ts';
import { expectSound, lookInTurn, setLook } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

// In Bosnian, and with a new item of each type, room.test.ts looks at every page.
test('what is further or past is sound, in English', async ({ origin, page }) => {
  for (const [turn, path] of ['/novosti?page=2', '/kongres/last'].entries()) {
    await setLook(page, lookInTurn(turn));
    await visit(page, await addressOf(origin, path, 'en'));
    const moved = await readThrough(page);
    await expectSound(page, path);
    expect(await moved(), `layout shifts at ${path}`).toEqual([]);
  }
});

test('each page has its language, one heading, and photos in sizes', async ({ site }) => {
  let photos = 0;
  for (const language of languages) {
    for (const [path, status] of publicPaths) {
      const address = await addressOf(site.origin, path, language);
      const [first, second] = [await fetch(address), await fetch(address)];
      const html = await first.text();
      expect(first.status, address).toBe(status);
      expect(html, address).toContain(`<html lang="${language}"`);
      for (const once of [/<h1[ >]/g, /<main[ >]/g]) expect(html.match(once)?.length, address).toBe(1);
      expect(await second.text(), address).toBe(html);
      if (language === 'bs') photos += photosOn(html, path);
    }
  }
  expect(photos).toBeGreaterThan(20);
});

/** How many photos a page has: each in sizes, and late but the main one. */
function photosOn(html: string, path: string): number {
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
  return pictures.length;
}

test('an item of news says its day and its category once', async ({ site }) => {
  const html = await (await fetch(await addressOf(site.origin, '/novosti/last', 'bs'))).text();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.match(/<time/g)?.length).toBe(1);
  expect(main.match(/>(Vijesti|Događaji|Obavijesti)</g)?.length).toBe(1);
});
