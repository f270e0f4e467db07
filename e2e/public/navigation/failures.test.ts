import { visit } from '../../support/browser.ts';
import { scriptOf } from '../../support/chunks.ts';
import { bar, heading, toNews } from '../../support/pages/public-navigation.ts';
import { boxOf } from '../../support/required.ts';
import { expect, failedRequest, test } from '../../support/test.ts';

test.use({ sharesPage: false });

test('a page without its code or content says so, and comes later', async ({ expectProblems, page }) => {
  expectProblems(failedRequest);
  const alert = page.getByRole('main').getByRole('alert');
  // First offline, as long as no code is in the browser's cache.
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/novosti');
  for (const [link, title, shown] of [
    ['Sljedeća', 'Novosti – stranica 2', 'Novosti'],
    ['Kontakt', 'Greška', 'Kontakt'],
  ] as const) {
    await page.context().setOffline(true);
    await page.getByRole('link', { name: link }).last().click();
    await expect(alert.getByText('Nema veze s internetom.')).toBeVisible();
    await page.waitForFunction(expected => document.title === `${expected} – UBMB BiH`, title);
    const box = await boxOf(alert);
    expect(box.x >= 16 && box.x + box.width <= 374, 'it stands between the gutters').toBeTruthy();
    await page.context().setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(heading(page, shown)).toBeVisible();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  await page.route(await scriptOf('features/questions/public/contact-page.tsx'), route => route.abort());
  await bar(page).locator('[href="/kontakt"]').click();
  await expect(alert).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/kontakt');
  await toNews(page);
  await expect(heading(page, 'Novosti')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await page.goBack();
  await page.reload();
  await expect(heading(page, 'Kontakt')).toBeVisible();
});
