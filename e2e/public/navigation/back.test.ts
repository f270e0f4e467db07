import type { Page } from '@playwright/test';
import { visit } from '../../support/browser.ts';
import { heading } from '../../support/pages/public-navigation.ts';
import { expect, failedRequest, test } from '../../support/test.ts';

/** Leaves the list at a place, then an item of it, for another site. */
async function leaveListAndItem(page: Page): Promise<void> {
  await visit(page, '/novosti');
  await page.getByRole('article').nth(4).getByRole('link').click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goForward();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goto('about:blank');
}

type HeldReact = { startReact: () => void; isHeld?: true };

/** Holds React's tasks in the documents that follow, until the page's `startReact` is called. */
function holdReact(): void {
  const post = MessagePort.prototype.postMessage;
  const started = Promise.withResolvers<void>();
  Object.assign(window, { startReact: started.resolve });
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    Object.assign(window, { isHeld: true });
    void started.promise.then(() => post.call(this, message));
  };
}

/** Resolves when the router listens. `start.ts` has already asked for the document of the entry before. */
function goBackThenStartReact(): Promise<void> {
  const { onpopstate } = window;
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => (window.onpopstate === onpopstate ? setTimeout(wait, 10) : resolve());
  window.addEventListener('popstate', () => {
    (window as unknown as HeldReact).startReact();
    wait();
  });
  window.history.back();
  return promise;
}

test('Back from another site works, also while scripts are loading', async ({ openPage, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await openPage();
  const item = page.locator('article h1');
  const isAtList = async () => {
    await expect(heading(page, 'Novosti')).toBeVisible();
    // Fonts that load late change the height of what is above, and the browser scrolls along.
    await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 10);
  };
  await leaveListAndItem(page);
  await page.goBack();
  await expect(item).toBeVisible();
  await page.goBack();
  await isAtList();

  await leaveListAndItem(page);
  const asked = Promise.withResolvers<void>();
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/entry-client-.*\.js$/, async route => {
    asked.resolve();
    await scripts.promise;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(item).toBeVisible();
  await asked.promise;
  await page.evaluate(() => window.history.back());
  await page.waitForURL('**/novosti');
  scripts.resolve();
  await isAtList();
  await page.unrouteAll({ behavior: 'wait' });

  await leaveListAndItem(page);
  await page.addInitScript(holdReact);
  await page.goBack();
  await page.waitForFunction(() => 'isHeld' in window);
  // The list's document comes only when the item's router runs.
  const list = Promise.withResolvers<void>();
  await page.route('**/novosti', async route => {
    await list.promise;
    await route.continue();
  });
  await page.evaluate(goBackThenStartReact);
  list.resolve();
  await page.waitForEvent('load');
  await page.evaluate(() => (window as unknown as HeldReact).startReact());
  await isAtList();
});

test('an item leads back to its place in the list', async ({ openPublic }) => {
  const page = await openPublic('/');
  const top = () => page.evaluate(() => window.scrollY);
  const back = page.getByRole('link', { name: 'Nazad na novosti' });
  await page.getByRole('region', { name: 'Novosti' }).getByRole('article').first().getByRole('link').click();
  await back.click();
  await page.waitForURL('**/novosti');
  await expect(heading(page, 'Novosti'), 'from elsewhere the first page').toBeFocused();

  await page.getByRole('navigation', { name: 'Stranice' }).getByRole('link', { name: 'Stranica 2' }).click();
  await expect(page.getByText('Prikazano 7–12 od 12 novosti')).toBeVisible();
  const link = page.getByRole('article').nth(4).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 100));
  const position = await top();
  expect(position).toBeGreaterThan(200);
  const title = await link.innerText();
  await link.click();
  await expect(page.locator('article h1')).toBeFocused();
  await expect.poll(top).toBe(0);
  await back.click();
  await page.waitForURL('**/novosti?page=2');
  // The focus is restored.
  await expect(page.getByRole('article').getByRole('link', { name: title })).toBeFocused();
  await expect.poll(top).toBe(position);
  await page.goForward();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Novosti')).toBeVisible();
  await expect.poll(top).toBe(position);

  // An anchor on the way does not hinder it.
  await page.locator('footer [href="/radionice"]').click();
  await page.getByRole('article').filter({ hasText: 'Prijave do' }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Prijavite se' }).click();
  // The address changes a moment before the page, which counts the steps back.
  await expect(page.locator('#prijava')).toBeFocused();
  await page.getByRole('link', { name: 'Nazad na radionice' }).click();
  await page.waitForURL('**/radionice');
  await expect(heading(page, 'Radionice')).toBeVisible();
});
