import { visit } from '../../support/browser.ts';
import { scriptOf } from '../../support/chunks.ts';
import { bar, heading, toNews } from '../../support/pages/public-navigation.ts';
import { expect, failedRequest, test } from '../../support/test.ts';

test.use({ sharesPage: false });

test('a page whose code does not come says so', async ({ expectProblems, page }) => {
  expectProblems(failedRequest);
  await visit(page, '/');
  await page.route(await scriptOf('features/questions/public/contact-page.tsx'), route => route.abort());
  await bar(page).locator('[href="/kontakt"]').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/kontakt');
  await toNews(page);
  await expect(heading(page, 'Novosti')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await page.goBack();
  await page.reload();
  await expect(heading(page, 'Kontakt')).toBeVisible();
});

for (const [what, from, link, title, shown] of [
  ['code', '/', 'Kontakt', 'Greška', 'Kontakt'],
  ['content', '/novosti', 'Sljedeća', 'Novosti – stranica 2', 'Novosti'],
] as const) {
  test(`offline, a page without its ${what} says so, and comes later`, async ({
    openPage,
    expectProblems,
  }) => {
    expectProblems(failedRequest);
    const page = await openPage({ viewport: { width: 390, height: 800 } });

    await visit(page, from);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: link }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText('Nema veze s internetom.')).toBeVisible();
    await page.waitForFunction(expected => document.title === `${expected} – UBMB BiH`, title);
    const box = await alert.boundingBox();
    expect(box && box.x >= 16 && box.x + box.width <= 374, 'it stands between the gutters').toBeTruthy();
    await page.context().setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(heading(page, shown)).toBeVisible();
  });
}
