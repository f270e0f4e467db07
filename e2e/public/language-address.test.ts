import { visit } from '../support/browser.ts';
import { emptyDocument } from '../support/kept-page.ts';
import { bosnian, english, heading, remembered } from '../support/pages/language-switch.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'language' });

test('the address’s language wins, then what the browser remembers', async ({ site, openShared }) => {
  const page = await openShared();
  await page.goto(emptyDocument);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await visit(page, '/novosti');
  await expect(heading(page, 'News')).toBeVisible();
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'en', storage: 'en' });

  await page.evaluate(() => localStorage.setItem('i18nextLng', 'bs'));
  await page.context().addCookies([{ name: 'i18next', value: 'bs', url: site.origin }]);
  await visit(page, '/NOVOSTI?page=2&lng=en#main');
  await expect(page).toHaveURL('/novosti?page=2&lng=en#main');
  await expect(heading(page, 'News')).toBeVisible();
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'en', storage: 'en' });

  // The switch takes only the language out of the address.
  await bosnian(page).click();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await page.waitForURL('/novosti?page=2#main');
  await expect(page.getByText('Prikazano 7–12 od 12 novosti')).toBeVisible();
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'bs', storage: 'bs' });
  await page.goto('/novosti');
  await expect(heading(page, 'Novosti')).toBeVisible();
});

test('what was read before a change of language comes back in the chosen one', async ({ openShared }) => {
  const page = await openShared();
  await visit(page, '/kontakt?lng=bs');
  await expect(page).toHaveURL('/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Novosti', exact: true }).click();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await english(page).click();
  await expect(page).toHaveURL('/novosti?lng=en');
  await page.goBack();
  await expect(heading(page, 'Contact')).toBeVisible();
  await expect(page).toHaveURL('/kontakt?lng=en');
  await bosnian(page).click();
  await expect(page).toHaveURL('/kontakt');
  await page.goForward();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await expect(page).toHaveURL('/novosti');
});
