import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test';
import { educationCalls } from '#features/education/contract.ts';
import { educationPerPage } from '#features/education/page-sizes.ts';
import { createApi, signIn } from './support/api.ts';
import { axeViolations, hasFocus, launchBrowser, markDocument, openPage, visit } from './support/browser.ts';
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

/** A reader's page, with the calls of the API that it makes. */
async function open(t: TestContext, options: BrowserContextOptions = {}) {
  const page = await openPage(browser, options);
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(page.problems, []);
  });
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return { page, calls };
}

const english = (page: Page) => page.getByRole('link', { name: 'EN – English' });
const bosnian = (page: Page) => page.getByRole('link', { name: 'BA – bosanski' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const hint = (page: Page) => page.getByRole('complementary', { name: 'Language' });

/** What is kept of the choice, in this browser and for the server. */
async function remembered(page: Page) {
  const cookies = await page.context().cookies();
  return {
    cookie: cookies.find(({ name }) => name === 'i18next')?.value,
    storage: await page.evaluate(() => localStorage.getItem('i18nextLng')),
  };
}

test('the switch changes everything but the address, and asks once for what is shown', async t => {
  const { page, calls } = await open(t);
  await visit(page, `${site.origin}/novosti?page=2`);
  assert.equal(await bosnian(page).getAttribute('aria-current'), 'true');
  assert.deepEqual(await remembered(page), { cookie: undefined, storage: null });
  assert.deepEqual(calls, []);
  const isSame = await markDocument(page);

  await english(page).click();
  await heading(page, 'News').waitFor();
  await page.getByText('Showing 7–12 of 12 items').waitFor();
  await page.waitForFunction(() => document.title === 'News – Page 2 – UBMB BiH');
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  // The list of before stays, dimmed, until the new one is there.
  await page.locator('article[lang="bs"]').first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('article[lang="en"]').count(), 6);
  assert.equal(await english(page).getAttribute('aria-current'), 'true');
  assert.equal(page.url(), `${site.origin}/novosti?page=2`);
  assert.deepEqual(await remembered(page), { cookie: 'en', storage: 'en' });

  // Whatever else it had asked for would stand between these two.
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to news' }).waitFor();
  await page.locator('article h1[lang="en"]').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  assert.deepEqual(calls, ['/api/news.php?page=2&pageSize=6&lang=en', `/api/news-item.php?id=${id}&lang=en`]);
  assert.equal(await isSame(), true);
});

for (const [path, call, text, back] of [
  ['/', '/api/news.php?page=1&pageSize=3&lang=en', 'All news', '/api/news.php?page=1&pageSize=3&lang=bs'],
  [
    '/novosti/23',
    '/api/news-item.php?id=23&lang=en',
    'This item was published in Bosnian.',
    '/api/news-item.php?id=23&lang=bs',
  ],
] as const) {
  test(`each switch at ${path} asks anew for its news, once`, async t => {
    const { page, calls } = await open(t);
    await visit(page, site.origin + path);
    for (const [choose, expected, asked] of [
      [english, 'en', call],
      [bosnian, 'bs', back],
      [english, 'en', call],
    ] as const) {
      calls.length = 0;
      const answer = page.waitForResponse(site.origin + asked);
      await choose(page).click();
      await page.locator(`html[lang="${expected}"]`).waitFor();
      await (await answer).finished();
      assert.deepEqual(calls, [asked]);
    }
    await page.getByText(text).waitFor();
    await page.reload();
    await page.getByText(text).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  });
}

for (const path of ['/novosti/23', '/radionica/37', '/galerija/1']) {
  test(`the switch at ${path} leaves the reader where they are`, async t => {
    const { page } = await open(t, { viewport: { width: 390, height: 800 } });
    await visit(page, site.origin + path);
    const top = await page.evaluate(() => {
      window.scrollTo(0, 700);
      return window.scrollY;
    });
    assert.ok(top > 300);
    await page.locator('h1').evaluate(heading => heading.setAttribute('data-kept', ''));
    const waiting: Route[] = [];
    await page.route('**/api/**', route => void waiting.push(route));
    await english(page).click();
    await page.locator('html[lang="en"]').waitFor();
    // What is shown stays while the other language is on its way.
    assert.equal(await page.locator('h1[data-kept]').count(), 1);
    assert.equal(await page.getByRole('main').locator('[aria-busy]').count(), 0);
    for (const route of waiting) await route.continue();
    await page
      .getByRole('main')
      .getByText(/published in Bosnian|images?$/)
      .first()
      .waitFor();
    const moved = await page.evaluate(before => Math.abs(window.scrollY - before), top);
    // A note in the other language may stand above what was read.
    assert.ok(moved < 100, `${moved} px`);
    await hasFocus(english(page));
  });
}

test('the switch on a page that the other language does not have leads to the last one it has', async t => {
  const { page } = await open(t);
  const api = createApi(site.origin, await signIn(site.origin));
  const list = await api.call(educationCalls.page, { query: { lang: 'en', page: 1, pageSize: 100 } });
  assert.ok(list);
  const { items } = list.body as unknown as { items: { id: number }[] };
  for (const { id } of items.slice(educationPerPage)) {
    await api.call(educationCalls.remove, { query: { id } });
  }
  await visit(page, `${site.origin}/edukacije?page=2`);
  await page.getByRole('article').first().waitFor();
  await english(page).click();
  await page.waitForURL(`${site.origin}/edukacije`);
  await heading(page, 'Education').waitFor();
  await page.locator('article [lang="en"]').first().waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Page not found' }).count(), 0);
  await hasFocus(english(page));
  // An address that asks for it is missing.
  const response = await fetch(`${site.origin}/edukacije?page=2&lng=en`);
  assert.equal(response.status, 404);
});

test('an address that names a language wins over the cookie and is remembered', async t => {
  const { page } = await open(t);
  await page.context().addCookies([{ name: 'i18next', value: 'bs', url: site.origin }]);
  await visit(page, `${site.origin}/novosti?lng=en`);
  await heading(page, 'News').waitFor();
  assert.deepEqual(await remembered(page), { cookie: 'en', storage: 'en' });
  await page.goto(`${site.origin}/novosti`);
  await heading(page, 'News').waitFor();
});

test('the switch takes a language out of the address, and nothing else', async t => {
  const { page } = await open(t);
  await visit(page, `${site.origin}/novosti?page=2&lng=en`);
  await bosnian(page).click();
  await heading(page, 'Novosti').waitFor();
  await page.waitForURL(`${site.origin}/novosti?page=2`);
  await page.getByText('Prikazano 7–12 od 12 novosti').waitFor();
  assert.deepEqual(await remembered(page), { cookie: 'bs', storage: 'bs' });
  await page.reload();
  await heading(page, 'Novosti').waitFor();
});

test('a choice that only the browser remembers is followed', async t => {
  const { page } = await open(t);
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await visit(page, `${site.origin}/novosti`);
  await heading(page, 'News').waitFor();
  assert.deepEqual(await remembered(page), { cookie: 'en', storage: 'en' });
});

test('a reader whose browser is English is offered English, and takes it', async t => {
  const { page } = await open(t, { locale: 'en-US' });
  await visit(page, `${site.origin}/novosti`);
  assert.equal(await page.locator('html').getAttribute('lang'), 'bs');
  await hint(page).getByText('This site is also available in English.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await hint(page).getByRole('button', { name: 'Read in English' }).click();
  await hasFocus(heading(page, 'News'));
  assert.equal(await hint(page).count(), 0);
  assert.deepEqual(await remembered(page), { cookie: 'en', storage: 'en' });
  await page.reload();
  await heading(page, 'News').waitFor();
});

test('a reader who declines is not asked again', async t => {
  const { page } = await open(t, { locale: 'en-US' });
  await visit(page, `${site.origin}/novosti`);
  await hint(page).getByRole('button', { name: 'Close' }).click();
  await hint(page).waitFor({ state: 'detached' });
  await hasFocus(heading(page, 'Novosti'));
  await assertNoHint(page);
});

test('a reader who chose Bosnian is not asked', async t => {
  const { page } = await open(t, { locale: 'en-US' });
  await page.context().addCookies([{ name: 'i18next', value: 'bs', url: site.origin }]);
  await assertNoHint(page);
});

for (const locale of ['bs-BA', 'hr', 'sr-Latn', 'cnr']) {
  test(`a reader whose browser speaks ${locale} is not asked`, async t => {
    const { page } = await open(t, { locale });
    await assertNoHint(page);
  });
}

/** Loads the page anew and follows a link: a hint would be there by then. */
async function assertNoHint(page: Page): Promise<void> {
  await visit(page, `${site.origin}/novosti`);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Nazad na novosti' }).waitFor();
  assert.equal(await hint(page).count(), 0);
  assert.equal(await page.locator('html').getAttribute('lang'), 'bs');
}
