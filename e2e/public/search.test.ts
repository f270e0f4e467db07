import { axeViolations, colourRules, scrollsSideways, visit } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

test('suggestions are chosen by keyboard, and the page of results is walked', async ({ page }) => {
  await visit(page, '/novosti');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Pretraži stranicu' });
  await expect(box).toBeFocused();
  await box.pressSequentially('godisnji simpoz');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Godišnji simpozij');
  await expect(page.getByRole('status').filter({ hasText: /rezultat/ })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pretraga' })).toBeFocused();

  await page.keyboard.press('Enter');
  await box.pressSequentially('radionicu');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pretraga?q=radionicu');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.locator('mark').first()).toHaveText('Radionic');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ rezultata?$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, colourRules)).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await page.getByRole('navigation', { name: 'Vrsta' }).getByRole('link', { name: 'Radionice' }).click();
  await page.waitForURL('**/pretraga?q=radionicu&type=workshop');
  await expect(page.getByRole('article').first()).toContainText('Radionice');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('it is complete without scripts, in both languages, and from a wrong address', async ({
  openPage,
  expectProblems,
}) => {
  expectProblems(/404/);
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  await page.goto('/nema-kongresa');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('nema kongresa');
  await page.goto('/novosti?lng=en');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('enzymes');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/pretraga?q=enzymes&lng=en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('article').first().locator('h2[lang="en"]')).toContainText('Enzyme kinetics');
  expect(await scrollsSideways(page)).toBe(false);
  for (const asked of ['q=nista-takvo&type=album', 'q=enzymes&type=foo']) {
    await page.goto(`/pretraga?${asked}&lng=en`);
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search all kinds' })).toBeVisible();
  }
  await page.goto(`/pretraga?q=enzymes%20${'x'.repeat(400)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(`enzymes ${'x'.repeat(292)}`);
});
