import { hold } from '../../support/hold.ts';
import { bar, heading } from '../../support/pages/public-navigation.ts';
import { expect, test } from '../../support/test.ts';

test('the focus skips the header, and waits for a late heading', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Preskoči na sadržaj' });
  await expect(skip).toBeFocused();
  await expect.poll(() => skip.evaluate(link => link.getBoundingClientRect().top >= 0)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  const title = page.locator('article h1');
  const back = page.getByRole('link', { name: 'Nazad na novosti' });
  const openLate = async (place: number) => {
    const release = await hold(page, '**/api/**');
    await page.getByRole('article').nth(place).getByRole('link').click();
    await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible();
    return release;
  };
  let release = await openLate(0);
  release();
  await expect(title).toBeFocused();
  await back.click();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await page.unrouteAll();

  release = await openLate(1);
  await back.focus();
  release();
  await expect(title).toBeVisible();
  await expect(back).toBeFocused();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /početna$/ })
    .click();
  await expect(heading(page, /^Udruženje/)).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  for (const link of await bar(page).getByRole('link').all()) {
    if (await link.isVisible()) await link.evaluate(element => element.focus());
  }
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top, 'the focus in the header leaves the page where it was read').toBe(900);
});
