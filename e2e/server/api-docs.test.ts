import { axeViolations, colourRules } from '../support/browser.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite });

test('the description of the API can be read, light and dark', async ({ openShared }) => {
  const page = await openShared({ colorScheme: 'light', viewport: { width: 320, height: 800 } });
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'events', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'POST /api/workshops.php Create workshop' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The same functions write every section and every part of one: axe takes seconds for all of them.
  await page
    .locator('section:nth-of-type(n + 3):not(:last-of-type), article:nth-of-type(n + 5)')
    .evaluateAll(parts => {
      for (const part of parts) part.remove();
    });
  expect(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, colourRules), 'dark').toEqual([]);
});
