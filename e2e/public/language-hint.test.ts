import type { Page } from '@playwright/test';
import { axeViolations, visit } from '../support/browser.ts';
import { heading, remembered } from '../support/pages/language-switch.ts';
import { expect, test } from '../support/test.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'Language' });

test('a reader with an English browser is offered English, once', async ({ openShared, site }) => {
  const page = await openShared({ locale: 'en-US' });
  await page.context().addCookies([{ name: 'i18next', value: 'bs', url: site.origin }]);
  // Who chose Bosnian is not asked.
  await assertNoHint(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/novosti');
  await hint(page).getByRole('button', { name: 'Close' }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(heading(page, 'Novosti')).toBeFocused();
  // Who declines is not asked again.
  await assertNoHint(page);

  await page.evaluate(() => localStorage.clear());
  await visit(page, '/novosti');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
  await expect(hint(page).getByText('This site is also available in English.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const covered = await page.getByRole('radio').evaluateAll(radios =>
    radios.filter(radio => {
      const { x, y, width, height } = radio.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== radio;
    }),
  );
  expect(covered).toEqual([]);
  await hint(page).getByRole('button', { name: 'Read in English' }).click();
  await expect(heading(page, 'News')).toBeFocused();
  await expect(hint(page)).toHaveCount(0);
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'en', storage: 'en' });
  await page.reload();
  await expect(heading(page, 'News')).toBeVisible();
});

test('a reader whose browser asks for a kindred language is not', async ({ openShared }) => {
  await assertNoHint(await openShared({ locale: 'hr' }));
});

/** Reloads the page and follows a link; by then a hint would be visible. */
async function assertNoHint(page: Page): Promise<void> {
  await visit(page, '/novosti');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Nazad na novosti' })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
}
