import { axeViolations } from '../support/browser.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the description of the API can be read, ${colorScheme}`, async ({ openPage }) => {
    const page = await openPage({ colorScheme, viewport: { width: 320, height: 800 } });
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'events' }).click();
    await expect(
      page.getByRole('heading', { name: 'POST /api/workshops.php Create workshop' }),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeViolations(page)).toEqual([]);
  });
}
