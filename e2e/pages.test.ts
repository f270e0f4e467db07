import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import {
  axeViolations,
  launchBrowser,
  openPage,
  otherCookies,
  scrollsSideways,
  signIn,
  visit,
} from './support/browser.ts';
import { languages } from './support/languages.ts';
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

test('a page that has not changed is answered byte by byte the same', async () => {
  for (const language of languages) {
    for (const [path] of publicPaths) {
      const address = await addressOf(site.origin, path, language);
      const [first, second] = [await (await fetch(address)).text(), await (await fetch(address)).text()];
      assert.equal(second, first, path);
    }
  }
});

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
