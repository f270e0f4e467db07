import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeViolations, launchBrowser, openPage, scrollsSideways, signIn, visit } from './support/browser.ts';
import { type Language, languages } from './support/languages.ts';
import { type RunningSite, startSite } from './support/site.ts';

/** As a page is seen: the public pages take turns, the panel is looked at in both. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** Every address of the public website; `first` and `last` stand for items of the list before them. */
const publicPaths = [
  ['/', 200],
  ['/novosti', 200],
  ['/novosti/first', 200],
  ['/novosti/last', 200],
  ['/novosti?page=2', 200],
  ['/aktivnosti', 200],
  ['/kongres', 200],
  ['/kongres/first', 200],
  ['/kongres/last', 200],
  ['/edukacije', 200],
  ['/publikacije', 200],
  ['/simpozij', 200],
  ['/simpozij/first', 200],
  ['/simpozij/last', 200],
  ['/radionice', 200],
  ['/radionica/first', 200],
  ['/radionica/last', 200],
  ['/kontakt', 200],
  ['/postani-clan', 200],
  ['/galerija', 200],
  ['/galerija/first', 200],
  ['/novosti/9999', 404],
  ['/kongres/9999', 404],
  ['/galerija/9999', 404],
  ['/nema-me', 404],
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
}

/** The address in a language, with the id of the first or the last item that its list links to. */
async function addressOf(path: string, language: Language): Promise<string> {
  const [, folder, place] = /^\/(\w+)\/(first|last)$/.exec(path) ?? [];
  let known = path;
  if (folder && place) {
    const list = folder === 'radionica' ? '/radionice' : `/${folder}`;
    const html = await (await fetch(`${site.origin}${list}?lng=${language}`)).text();
    const items = [...html.matchAll(new RegExp(`href="(/${folder}/\\d+)"`, 'g'))].map(([, found]) => found);
    known = items.at(place === 'first' ? 0 : -1) ?? `${list} links to nothing`;
  }
  const address = new URL(known, site.origin);
  address.searchParams.set('lng', language);
  return address.href;
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
        const response = await visit(page, await addressOf(path, language));
        assert.equal(response?.status(), status);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
        assert.equal(await page.getByRole('main').count(), 1);
        await assertSound(page, `${path} in ${language}, ${width} px, ${colorScheme}`);
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

for (const { width, colorScheme } of looks) {
  test(`the panel, ${width} px, ${colorScheme}`, async () => {
    const page = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
    await page.goto(`${site.origin}/admin/login`, { waitUntil: 'networkidle' });
    await assertSound(page, 'login');
    await signIn(page, site.origin);
    await assertSound(page, 'dashboard');
    for (const path of ['/admin/novosti', '/admin/novosti/23', '/admin/novosti/9999', '/admin/nema-me']) {
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      await assertSound(page, path);
    }
    await page.goto(`${site.origin}/admin/novosti`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Dodaj vijest' }).click();
    await page.getByRole('dialog', { name: 'Nova vijest' }).waitFor();
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
  await page.goto(`${site.origin}/admin/login`, { waitUntil: 'networkidle' });
  assert.equal(await scrollsSideways(page), false);
});
