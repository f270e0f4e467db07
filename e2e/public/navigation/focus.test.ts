import { hold } from '../../support/hold.ts';
import { bar } from '../../support/pages/public-navigation.ts';
import { expect, test } from '../../support/test.ts';

test('the first Tab offers to skip to the content', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Preskoči na sadržaj' });
  await expect(skip).toBeFocused();
  await expect.poll(() => skip.evaluate(link => link.getBoundingClientRect().top >= 0)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the focus in the header leaves the page where it was read', async ({ openPublic }) => {
  const page = await openPublic('/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const links = await bar(page).getByRole('link').all();
  for (const link of links) {
    if (await link.isVisible()) await link.evaluate(element => element.focus());
  }
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a heading that comes late gets the focus when it comes', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  const release = await hold(page, '**/api/**');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible();
  release();
  await expect(page.locator('article h1')).toBeFocused();
});

test('a late heading takes no focus from who went on', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  const release = await hold(page, '**/api/**');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible();
  const back = page.getByRole('link', { name: 'Nazad na novosti' });
  await back.focus();
  release();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(back).toBeFocused();
});
