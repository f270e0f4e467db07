import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeViolations, launchBrowser, openPage, scrollsSideways, signIn } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

/** Each page of the slice, in both languages where it has two, light and dark, on a desktop and on a phone. */
const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;
const publicPaths = [
  '/',
  '/novosti',
  '/novosti?page=2',
  '/novosti/24',
  '/novosti/23',
  '/novosti/9999',
  '/nema-me',
];

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

for (const width of widths) {
  for (const colorScheme of schemes) {
    describe(`${width} px, ${colorScheme}`, () => {
      for (const lng of ['bs', 'en']) {
        test(`public pages in ${lng}`, async () => {
          const page = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
          for (const path of publicPaths) {
            const address = new URL(path, site.origin);
            address.searchParams.set('lng', lng);
            await page.goto(address.href, { waitUntil: 'networkidle' });
            assert.equal(await page.locator('html').getAttribute('lang'), lng);
            assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, path);
            await assertSound(page, `${path} in ${lng}`);
          }
        });
      }

      test('the panel', async () => {
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
      });
    });
  }
}

test('nothing needs more than 320 px', async () => {
  const page = await openPage(browser, { viewport: { width: 320, height: 700 } });
  for (const path of ['/', '/novosti', '/novosti/24', '/admin/login']) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    assert.equal(await scrollsSideways(page), false, path);
  }
});
