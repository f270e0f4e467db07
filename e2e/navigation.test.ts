import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page, Route } from 'playwright-core';
import { hasFocus, launchBrowser, markDocument, openPage, visit } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

async function open(t: TestContext, path: string) {
  const page = await openPage(browser);
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  await visit(page, site.origin + path);
  return page;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Glavna navigacija' });
const toNews = (page: Page) => bar(page).locator('[href="/novosti"]').click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits until the section lies at the top of the window, below the sticky header. */
const isAtTop = (page: Page, id: string) =>
  page.waitForFunction(sectionId => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const title = document.getElementById(`${sectionId}-title`)?.getBoundingClientRect().top ?? 0;
    const section = document.getElementById(sectionId)?.getBoundingClientRect().top ?? 0;
    return header > 0 && title > header && section > 0 && section < header + 60;
  }, id);

test('the top bar marks where the reader is', async t => {
  const page = await open(t, '/');
  const current = () => bar(page).locator('[aria-current="page"]').allTextContents();
  assert.deepEqual(await current(), ['O nama']);
  await toNews(page);
  await heading(page, 'Novosti').waitFor();
  assert.deepEqual(await current(), ['Novosti']);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Nazad na novosti' }).waitFor();
  assert.deepEqual(await current(), ['Novosti']);
});

test('a page that is come to by a link has the links that the server writes into it', async t => {
  const page = await open(t, '/kontakt');
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
    await page.waitForURL(typeof path === 'string' ? site.origin + path : path);
    const html = await (await fetch(page.url())).text();
    const written = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    assert.ok(written.length > 20);
    const shown = () => page.locator('a[href]').evaluateAll(all => all.map(a => a.getAttribute('href')));
    // The address changes a moment before the page.
    for (let look = 0; look < 50 && !isDeepStrictEqual(await shown(), written); look += 1)
      await setTimeout(50);
    assert.deepEqual(await shown(), written, page.url());
  }
  assert.ok(await isSameDocument());
});

test('the first Tab offers to skip to the content', async t => {
  const page = await open(t, '/novosti');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Preskoči na sadržaj' });
  await hasFocus(skip);
  assert.equal(await skip.evaluate(link => link.getBoundingClientRect().top >= 0), true);
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('main'));
  await page.keyboard.press('Tab');
  await hasFocus(page.getByRole('article').first().getByRole('link'));
});

test('the focus in the header leaves the page where it was read', async t => {
  const page = await open(t, '/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const links = await bar(page).getByRole('link').all();
  for (const link of links) {
    if (await link.isVisible()) await link.evaluate(element => element.focus());
  }
  assert.equal(await page.evaluate(() => window.scrollY), 900);
});

test('a link leads on without a reload, to the heading and the title of its page', async t => {
  const page = await open(t, '/');
  const isSame = await markDocument(page);
  await toNews(page);
  await hasFocus(heading(page, 'Novosti'));
  await page.waitForFunction(() => document.title === 'Novosti – UBMB BiH');
  await page.getByRole('article').first().getByRole('link').click();
  const title = page.locator('article h1');
  await hasFocus(title);
  const text = (await title.innerText()).replaceAll('\u00a0', ' ');
  await page.waitForFunction(expected => document.title === `${expected} – UBMB BiH`, text);
  assert.equal(await isSame(), true);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
});

test('a heading that comes late gets the focus when it comes', async t => {
  const page = await open(t, '/novosti');
  const calls: Route[] = [];
  await page.route('**/api/**', route => void calls.push(route));
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').locator('[aria-busy]').waitFor();
  await calls[0]?.continue();
  await hasFocus(page.locator('article h1'));
});

test('a late heading does not take the focus from a reader who went on', async t => {
  const page = await open(t, '/novosti');
  const calls: Route[] = [];
  await page.route('**/api/**', route => void calls.push(route));
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').locator('[aria-busy]').waitFor();
  const back = page.getByRole('link', { name: 'Nazad na novosti' });
  await back.focus();
  await calls[0]?.continue();
  await page.locator('article h1').waitFor();
  await hasFocus(back);
});

test('an anchor on another page leads home, to its section below the header', async t => {
  const page = await open(t, '/novosti');
  const isSame = await markDocument(page);
  await bar(page).getByRole('link', { name: 'O nama' }).hover();
  await bar(page).getByRole('link', { name: 'Organizacija' }).click();
  await page.waitForURL('**/#organizacija');
  await isAtTop(page, 'organizacija');
  await hasFocus(page.getByRole('region', { name: 'Organizacija' }));
  assert.equal(await isSame(), true);
});

test('an anchor of the same page leads there, as often as it is chosen', async t => {
  const page = await open(t, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'Ciljevi i djelatnosti' });
  for (const time of ['first', 'second']) {
    await link.click();
    await isAtTop(page, 'ciljevi-i-djelatnosti');
    // It comes last: what scrolls does so before.
    await hasFocus(page.getByRole('region', { name: 'Ciljevi i djelatnosti' }));
    await page.evaluate(() => window.scrollTo(0, 0));
    assert.equal(await page.evaluate(() => window.scrollY), 0, time);
  }
});

test('an address with an anchor shows its section', async t => {
  const page = await open(t, '/#organizacija');
  await isAtTop(page, 'organizacija');
});

test('Back returns to where the list was left', async t => {
  const page = await open(t, '/novosti');
  const link = page.getByRole('article').nth(4).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 100));
  const position = await page.evaluate(() => window.scrollY);
  assert.ok(position > 200);
  await link.click();
  await page.locator('article h1').waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await heading(page, 'Novosti').waitFor();
  await page.waitForFunction(y => Math.abs(window.scrollY - y) < 2, position);
});

test('Back to an address with an anchor returns to where the page was left, at once', async t => {
  const page = await open(t, '/novosti');
  await bar(page).getByRole('link', { name: 'O nama' }).hover();
  await bar(page).getByRole('link', { name: 'Organizacija' }).click();
  await isAtTop(page, 'organizacija');
  const link = page.getByRole('main').getByRole('link', { name: 'Sve novosti' });
  await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const position = await page.evaluate(() => window.scrollY);
  await link.click();
  await heading(page, 'Novosti').waitFor();
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  await page.goBack();
  // It comes after whatever scrolls.
  await hasFocus(page.getByRole('region', { name: 'Organizacija' }));
  assert.equal(await page.evaluate(() => window.scrollY), position);
});

test('a press anywhere on an item of a list opens it, on its picture too', async t => {
  const page = await open(t, '/');
  // Dimmed, a picture lies above what is not positioned.
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/radionice', '/simpozij', '/novosti', '/galerija']) {
    await visit(page, site.origin + path);
    const picture = page.getByRole('article').locator('img').first();
    const { x, y, width, height } = (await picture.boundingBox()) ?? assert.fail();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('h1[tabindex]').waitFor();
    assert.match(page.url(), /\/\d+$/);
  }
});

test('the pager changes address, list and focus without a reload', async t => {
  const page = await open(t, '/novosti');
  const isSame = await markDocument(page);
  const pager = page.getByRole('navigation', { name: 'Stranice' });
  const titles = () => page.getByRole('article').getByRole('link').allTextContents();
  const first = await titles();
  await pager.getByRole('link', { name: 'Sljedeća' }).click();
  await page.waitForURL('**/novosti?page=2');
  await page.getByText('Prikazano 7–12 od 12 novosti').waitFor();
  await hasFocus(heading(page, 'Novosti'));
  const second = await titles();
  assert.deepEqual([first.length, second.length, new Set([...first, ...second]).size], [6, 6, 12]);
  assert.deepEqual(await pager.locator('[aria-current="page"]').allTextContents(), ['2']);
  assert.equal(await page.getByRole('status').filter({ hasText: 'Stranica 2 od 2' }).count(), 1);
  await page.waitForFunction(() => window.scrollY === 0);

  await page.goBack();
  await page.getByText('Prikazano 1–6 od 12 novosti').waitFor();
  assert.deepEqual(await titles(), first);
  await pager.getByRole('link', { name: 'Stranica 2' }).click();
  await pager.getByRole('link', { name: 'Prethodna' }).click();
  await page.waitForURL('**/novosti');
  assert.equal(await isSame(), true);
});

test('a page beyond the last leads to the first', async t => {
  const page = await openPage(browser);
  t.after(() => page.context().close());
  await visit(page, `${site.origin}/novosti?page=99`);
  await page.getByRole('main').getByRole('link', { name: 'Stranica 1' }).click();
  await page.waitForURL('**/novosti');
  await page.getByText('Prikazano 1–6 od 12 novosti').waitFor();
});

test('of two links in quick succession the later one holds', async t => {
  const page = await open(t, '/');
  const code: Route[] = [];
  await page.route('**/assets/contact-page-*.js', route => void code.push(route));
  const asked = page.waitForRequest('**/assets/contact-page-*.js');
  await bar(page).locator('[href="/kontakt"]').click();
  await asked;
  assert.equal(new URL(page.url()).pathname, '/');
  await toNews(page);
  await hasFocus(heading(page, 'Novosti'));
  const arrived = page.waitForResponse('**/assets/contact-page-*.js');
  await code[0]?.continue();
  await (await arrived).finished();
  assert.equal(new URL(page.url()).pathname, '/novosti');
  await page.goBack();
  await page.waitForURL(`${site.origin}/`);
  assert.equal(await heading(page, 'Kontakt').count(), 0);
});

test('a page whose code does not come says so, and the site around it goes on', async () => {
  const page = await openPage(browser);
  await visit(page, site.origin);
  await page.route('**/assets/contact-page-*.js', route => route.abort());
  await bar(page).locator('[href="/kontakt"]').click();
  await page.getByRole('main').getByRole('alert').waitFor();
  assert.equal(new URL(page.url()).pathname, '/kontakt');
  await toNews(page);
  await hasFocus(heading(page, 'Novosti'));
  assert.equal(await page.getByRole('alert').count(), 0);
  await page.unrouteAll();
  await page.goBack();
  await page.reload();
  await heading(page, 'Kontakt').waitFor();
  await page.context().close();
});

test('Back from another site returns to where the page was left', async t => {
  const page = await open(t, '/novosti');
  await page.getByRole('article').nth(4).getByRole('link').click();
  await page.locator('article h1').waitFor();
  await page.goBack();
  await heading(page, 'Novosti').waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goForward();
  await page.locator('article h1').waitFor();
  await page.goto('about:blank');
  await page.goBack();
  await page.locator('article h1').waitFor();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.goBack();
  await heading(page, 'Novosti').waitFor();
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 2);
});
