import type { Page } from '@playwright/test';
import { sessionCalls } from '#features/accounts/contract.ts';
import { bosnianWords } from '#server/testing/bosnian-words.ts';
import { storeSession } from '../support/browser.ts';
import { administrator } from '../support/sites/site.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'accounts' });

/** What is read or told of the screen in words that are not English. */
function bosnianTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ source, flags }) => {
      const bosnian = new RegExp(source, flags);
      const isEnglish = (element: Element | null) =>
        element?.closest('[lang]')?.getAttribute('lang') === 'en';
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (isEnglish(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isEnglish(element)) texts.push(element.getAttribute(name) ?? '');
      // Addresses are Bosnian, whatever the language.
      return [...texts, document.title].filter(text => bosnian.test(text.replaceAll(/\/\S*/g, '')));
    },
    { source: bosnianWords.source, flags: bosnianWords.flags },
  );
}

async function expectEnglish(page: Page, place: string): Promise<void> {
  // Not before all is there: what comes later would not be looked at.
  await expect(page.locator('html:lang(en):not(:has([aria-busy="true"]))'), place).toBeAttached();
  expect(await bosnianTexts(page), place).toEqual([]);
}

// That no screen has words of its own is seen in their code (src/messages.test.ts).
test('the panel is read in English, and what is typed stays', async ({
  page,
  openPage,
  api,
  token,
  cleanUp,
}) => {
  cleanUp(() => api.call(sessionCalls.update, { fields: { language: 'bs' } }));
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Administracija' })).toBeVisible();
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await expectEnglish(page, 'the login');
  await expect(page.getByLabel('E-mail address')).toHaveValue(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();

  await page.getByLabel('Current password').fill('typed before');
  await page.getByRole('button', { name: 'Bosanski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
  await expect(page.getByLabel('Trenutna lozinka')).toHaveValue('typed before');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expectEnglish(page, 'the first screen');

  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expectEnglish(page, 'a list');
  await page.getByRole('main').getByRole('button', { name: 'Add a news item' }).first().click();
  const editor = page.getByRole('dialog');
  await expect(editor.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(editor.getByRole('alert')).toBeVisible();
  await expectEnglish(page, 'the editor with its errors');

  const elsewhere = await openPage();
  await storeSession(elsewhere, token);
  await elsewhere.goto('/admin/no-such-screen');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
