import type { Route } from '@playwright/test';
import { markDocument } from '../../support/browser.ts';
import { scriptOf } from '../../support/chunks.ts';
import { bar, heading, toNews } from '../../support/pages/public-navigation.ts';
import { boxOf } from '../../support/required.ts';
import { expect, test } from '../../support/test.ts';

test('links and the pager lead on without a reload, to the heading', async ({ openPublic }) => {
  const page = await openPublic('/');
  const isSame = await markDocument(page);
  const current = bar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['O nama']);
  await toNews(page);
  await expect(heading(page, 'Novosti')).toBeFocused();
  await page.waitForFunction(() => document.title === 'Novosti – UBMB BiH');
  await expect(current).toHaveText(['Novosti']);

  const pager = page.getByRole('navigation', { name: 'Stranice' });
  const titles = () => page.getByRole('article').getByRole('link').allTextContents();
  await expect(page.getByText('Prikazano 1–6 od 12 novosti')).toBeVisible();
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
  await expect(page.getByText('Prikazano 1–6 od 12 novosti')).toBeVisible();

  await page.getByRole('article').first().getByRole('link').click();
  const title = page.locator('article h1');
  await expect(title).toBeFocused();
  const text = (await title.innerText()).replaceAll('\u00a0', ' ');
  await page.waitForFunction(expected => document.title === `${expected} – UBMB BiH`, text);
  await expect(current, 'an item is in its list').toHaveText(['Novosti']);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await isSame()).toBe(true);
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

test('a page that a link or an item led to has the server’s links', async ({ openPublic }) => {
  // In dark mode pictures are dimmed, which makes them a stacking context.
  const page = await openPublic('/kontakt', { colorScheme: 'dark' });
  const isSameDocument = await markDocument(page);
  const hasLinksOfServer = async () => {
    const html = await (await fetch(page.url())).text();
    const written = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(written.length).toBeGreaterThan(20);
    const shown = () => page.locator('a[href]').evaluateAll(all => all.map(a => a.getAttribute('href')));
    // The address changes a moment before the page.
    await expect.poll(shown, page.url()).toEqual(written);
  };
  for (const path of ['/', '/radionice', '/galerija', '/novosti']) {
    await page.locator(`footer [href="${path}"]`).first().click();
    await page.waitForURL(path);
    await hasLinksOfServer();
    if (path === '/') continue;
    const { x, y, width, height } = await boxOf(page.getByRole('article').locator('img').first());
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(/\/\d+$/);
    await expect(page.locator('h1[tabindex]')).toBeVisible();
  }
  await hasLinksOfServer();
  expect(await isSameDocument()).toBeTruthy();
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
