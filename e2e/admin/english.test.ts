import type { Page } from '@playwright/test';
import { bosnianWords } from '#server/testing/bosnian-words.ts';
import { storeSession } from '../support/browser.ts';
import { administrator } from '../support/sites/site.ts';
import { emptySite, expect, test } from '../support/test.ts';

// Without content: all that is shown are texts of the panel.
test.use({ settings: emptySite, siteName: 'english', sharesPage: false });

/** Sent before English was chosen, for a browser that is new to the account. */
const noticeOfSignIn = 'Promjena na Vašem nalogu';

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
  const texts = (await bosnianTexts(page)).filter(text => !text.includes(noticeOfSignIn));
  expect(texts, place).toEqual([]);
}

test('the panel is read in English, and what is typed stays when that is chosen', async ({
  page,
  openPage,
  token,
}) => {
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

  const elsewhere = await openPage();
  await storeSession(elsewhere, token);
  await elsewhere.goto('/admin');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Administration' });
  for (const link of await menu.getByRole('link').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const name = await link.innerText();
    await expectEnglish(page, name);
    const add = page.getByRole('main').getByRole('button', { name: /^Add an? / });
    if ((await add.count()) === 0) continue;
    await add.first().click();
    const editor = page.getByRole('dialog');
    await expect(editor.getByRole('textbox').first()).toBeVisible();
    await page.keyboard.press('Control+s');
    await expectEnglish(page, `${name}: the editor`);
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
  }
  await page.goto('/admin/no-such-screen');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectEnglish(page, 'a missing screen');
});
