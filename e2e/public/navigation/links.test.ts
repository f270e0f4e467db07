import type { Route } from '@playwright/test';
import { markDocument, visit } from '../../support/browser.ts';
import { scriptOf } from '../../support/chunks.ts';
import { bar, heading, toNews } from '../../support/pages/public-navigation.ts';
import { boxOf } from '../../support/required.ts';
import { expect, failedRequest, test } from '../../support/test.ts';

test('the top bar marks where the reader is', async ({ openPublic }) => {
  const page = await openPublic('/');
  const current = () => bar(page).locator('[aria-current="page"]').allTextContents();
  await expect.poll(() => current()).toEqual(['O nama']);
  await toNews(page);
  await expect(heading(page, 'Novosti')).toBeVisible();
  await expect.poll(() => current()).toEqual(['Novosti']);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Nazad na novosti' })).toBeVisible();
  await expect.poll(() => current()).toEqual(['Novosti']);
});

test('another form of an address is the page of its one form', async ({ openPublic }) => {
  const page = await openPublic('/NOVOSTI/?page=2#main');
  await expect(page).toHaveURL('/novosti?page=2#main');
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => {
    for (const path of ['/RADIONICE/?page=1#main', '/kontakt']) window.history.pushState(null, '', path);
    window.history.back();
  });
  await expect(heading(page, 'Radionice')).toBeVisible();
  await expect(page).toHaveURL('/radionice?page=1#main');
  await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(1);
  expect(await isSameDocument()).toBeTruthy();
});

test('a page reached by a link has the server’s links', async ({ openPublic }) => {
  const page = await openPublic('/kontakt');
  const isSameDocument = await markDocument(page);
  const steps: [path: string | RegExp, link: string][] = [
    ...['/novosti', '/radionice', '/galerija', '/aktivnosti', '/', '/novosti'].map(
      path => [path, `footer [href="${path}"]`] as [string, string],
    ),
    ['/novosti?page=2', 'nav [href="/novosti?page=2"]'],
    [/\/novosti\/\d+$/, 'article a'],
  ];
  for (const [path, link] of steps) {
    await page.locator(link).first().click();
    await page.waitForURL(path);
    const html = await (await fetch(page.url())).text();
    const written = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(written.length).toBeGreaterThan(20);
    const shown = () => page.locator('a[href]').evaluateAll(all => all.map(a => a.getAttribute('href')));
    // The address changes a moment before the page.
    await expect.poll(shown, page.url()).toEqual(written);
  }
  expect(await isSameDocument()).toBeTruthy();
});

test('a link leads on without a reload, to the heading', async ({ openPublic }) => {
  const page = await openPublic('/');
  const isSame = await markDocument(page);
  await toNews(page);
  await expect(heading(page, 'Novosti')).toBeFocused();
  await page.waitForFunction(() => document.title === 'Novosti – UBMB BiH');
  await page.getByRole('article').first().getByRole('link').click();
  const title = page.locator('article h1');
  await expect(title).toBeFocused();
  const text = (await title.innerText()).replaceAll('\u00a0', ' ');
  await page.waitForFunction(expected => document.title === `${expected} – UBMB BiH`, text);
  expect(await isSame()).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a press anywhere on an item of a list opens it', async ({ openPublic }) => {
  const page = await openPublic('/');
  // In dark mode pictures are dimmed, which makes them a stacking context.
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/radionice', '/simpozij', '/novosti', '/galerija']) {
    await visit(page, path);
    const picture = page.getByRole('article').locator('img').first();
    const { x, y, width, height } = await boxOf(picture);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator('h1[tabindex]')).toBeVisible();
    await expect(page).toHaveURL(/\/\d+$/);
  }
});

test('the pager changes address, list and focus without a reload', async ({ openPublic }) => {
  const page = await openPublic('/novosti');
  const isSame = await markDocument(page);
  const pager = page.getByRole('navigation', { name: 'Stranice' });
  const titles = () => page.getByRole('article').getByRole('link').allTextContents();
  const first = await titles();
  await pager.getByRole('link', { name: 'Sljedeća' }).click();
  await page.waitForURL('**/novosti?page=2');
  await expect(page.getByText('Prikazano 7–12 od 12 novosti')).toBeVisible();
  await expect(heading(page, 'Novosti')).toBeFocused();
  const second = await titles();
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([6, 6, 12]);
  await expect(pager.locator('[aria-current="page"]')).toHaveText(['2']);
  await expect(page.getByRole('status').filter({ hasText: 'Stranica 2 od 2' })).toHaveCount(1);
  await page.waitForFunction(() => window.scrollY === 0);

  await page.goBack();
  await expect(page.getByText('Prikazano 1–6 od 12 novosti')).toBeVisible();
  await expect.poll(() => titles()).toEqual(first);
  await pager.getByRole('link', { name: 'Stranica 2' }).click();
  await pager.getByRole('link', { name: 'Prethodna' }).click();
  await page.waitForURL('**/novosti');
  expect(await isSame()).toBe(true);
});

test('a page beyond the last leads to the first', async ({ expectProblems, page }) => {
  expectProblems(failedRequest);
  await visit(page, '/novosti?page=99');
  await page.getByRole('main').getByRole('link', { name: 'Stranica 1' }).click();
  await page.waitForURL('**/novosti');
  await expect(page.getByText('Prikazano 1–6 od 12 novosti')).toBeVisible();
});

test('of two links in quick succession the later one holds', async ({ openPublic }) => {
  const page = await openPublic('/');
  const code: Route[] = [];
  const script = await scriptOf('features/questions/public/contact-page.tsx');
  await page.route(script, route => void code.push(route));
  const asked = page.waitForRequest(script);
  await bar(page).locator('[href="/kontakt"]').click();
  await asked;
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await toNews(page);
  await expect(heading(page, 'Novosti')).toBeFocused();
  const arrived = page.waitForResponse(script);
  await code[0]?.continue();
  await (await arrived).finished();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/novosti');
  await page.goBack();
  await page.waitForURL('/');
  await expect(heading(page, 'Kontakt')).toHaveCount(0);
});
