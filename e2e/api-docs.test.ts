import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from '@playwright/test';
import { axeViolations, launchBrowser, openPage } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite({ STARTER_CONTENT: 'off' }), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the description of the API can be read, ${colorScheme}`, async () => {
    const page = await openPage(browser, { colorScheme, viewport: { width: 320, height: 800 } });
    await page.goto(`${site.origin}/api/docs`);
    await page.getByRole('link', { name: 'events' }).click();
    await page.getByRole('heading', { name: 'POST /api/workshops.php Create workshop' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    assert.deepEqual(await axeViolations(page), []);
    assert.deepEqual(page.problems, []);
  });
}
