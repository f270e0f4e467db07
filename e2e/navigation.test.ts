import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContextOptions, Locator, Page, Route } from '@playwright/test';
import { firstOf } from './support/addresses.ts';
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

async function open(t: TestContext, path: string, options: BrowserContextOptions = {}) {
  const page = await openPage(browser, options);
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

test('another form of an address is the page of its one form, typed and by Back', async t => {
  const page = await open(t, '/NOVOSTI/?page=2#main');
  assert.equal(page.url(), `${site.origin}/novosti?page=2#main`);
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => {
    for (const path of ['/RADIONICE/?page=1#main', '/kontakt']) window.history.pushState(null, '', path);
    window.history.back();
  });
  await heading(page, 'Radionice').waitFor();
  assert.equal(page.url(), `${site.origin}/radionice?page=1#main`);
  assert.equal(await bar(page).locator('[aria-current="page"]').count(), 1);
  assert.ok(await isSameDocument());
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

test('the part of a page that is being read is marked in its list, and none above it', async t => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y);
  /** Follows a link to a part, until the page has gone there: only then has it its own place again. */
  const follow = async (link: Locator) => {
    const hash = new URL((await link.getAttribute('href')) ?? '', site.origin).hash;
    await link.click();
    await hasFocus(link.page().locator(hash));
  };
  const activities = await open(t, '/aktivnosti');
  const contents = activities.getByRole('navigation', { name: 'Na ovoj stranici' });
  const marked = contents.locator('[aria-current]');
  assert.equal(await marked.count(), 0);
  await follow(contents.getByRole('link', { name: 'Simpoziji' }));
  await marked.filter({ hasText: 'Simpoziji' }).waitFor();
  await scrollTo(activities, 100_000);
  await contents.getByRole('link').last().and(marked).waitFor();
  await scrollTo(activities, 0);
  await marked.waitFor({ state: 'detached' });

  const event = await open(t, await firstOf(site.origin, '/kongres'));
  const list = event.getByRole('navigation', { name: 'Dijelovi prijave' });
  const parts = list.locator('[aria-current]');
  await follow(list.getByRole('link', { name: 'Naučni rad' }));
  await parts.filter({ hasText: 'Naučni rad' }).waitFor();
  await scrollTo(event, 0);
  await parts.filter({ hasText: 'Osnovni podaci' }).waitFor();
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

test('from an item, the way back leads to the page of the list and the place where it was left', async t => {
  const page = await open(t, '/novosti');
  await page.getByRole('navigation', { name: 'Stranice' }).getByRole('link', { name: 'Stranica 2' }).click();
  await page.getByText('Prikazano 7–12 od 12 novosti').waitFor();
  const link = page.getByRole('article').nth(4).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  assert.ok(position > 200);
  const title = await link.innerText();
  await link.click();
  await hasFocus(page.locator('article h1'));
  await page.getByRole('link', { name: 'Nazad na novosti' }).click();
  await page.waitForURL('**/novosti?page=2');
  // The reader goes on where they were.
  await hasFocus(page.getByRole('article').getByRole('link', { name: title }));
  assert.equal(await page.evaluate(() => window.scrollY), position);
  await page.goForward();
  await page.locator('article h1').waitFor();
});

test('whoever came to an item from elsewhere is led to the first page of its list', async t => {
  const page = await open(t, '/');
  await page.getByRole('region', { name: 'Novosti' }).getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Nazad na novosti' }).click();
  await page.waitForURL('**/novosti');
  await hasFocus(heading(page, 'Novosti'));
});

test('an anchor of the item is no hindrance on the way back to its list', async t => {
  const page = await open(t, '/radionice');
  const row = page.getByRole('article').filter({ hasText: 'Prijave otvorene' }).first();
  await row.getByRole('link').click();
  await page.getByRole('link', { name: 'Prijavi se' }).click();
  await page.waitForURL('**#prijava');
  await page.getByRole('link', { name: 'Nazad na radionice' }).click();
  await page.waitForURL('**/radionice');
  await heading(page, 'Radionice').waitFor();
});

test('the focus is seen where it is at once, while an anchor is scrolled to smoothly', async t => {
  const page = await open(t, '/', { reducedMotion: 'no-preference' });
  const isInView = await page.getByRole('link', { name: 'Sve novosti' }).evaluate((link: HTMLElement) => {
    link.focus();
    const { top, bottom } = link.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  assert.equal(isInView, true);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const tops: number[] = [];
    Object.assign(window, { tops });
    window.addEventListener('scroll', () => tops.push(window.scrollY));
  });
  await page.getByRole('main').getByRole('link', { name: 'Ciljevi i djelatnosti' }).click();
  await isAtTop(page, 'ciljevi-i-djelatnosti');
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  assert.ok(tops.length > 3, `it scrolled in steps: ${tops}`);
});

for (const [what, from, link, title, shown] of [
  ['code', '/', 'Kontakt', 'Greška', 'Kontakt'],
  ['content', '/novosti', 'Sljedeća', 'Novosti – Stranica 2', 'Novosti'],
] as const) {
  test(`without a connection, a page without its ${what} says so, and comes when it is back`, async t => {
    const page = await openPage(browser, { viewport: { width: 390, height: 800 } });
    t.after(() => page.context().close());
    await visit(page, site.origin + from);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: link }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('Nema veze s internetom.').waitFor();
    await page.waitForFunction(expected => document.title === `${expected} – UBMB BiH`, title);
    const box = await alert.boundingBox();
    assert.ok(box && box.x >= 16 && box.x + box.width <= 374, 'it stands between the gutters');
    await page.context().setOffline(false);
    await alert.waitFor({ state: 'detached' });
    await heading(page, shown).waitFor();
  });
}
