import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page, Route } from '@playwright/test';
import { newsCalls } from '#features/news/contract.ts';
import { createApi, signIn } from './support/api.ts';
import { hasFocus, launchBrowser, openPage, visit } from './support/browser.ts';
import { languages, openIn, type Texts, texts, unexpected } from './support/languages.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let emptySite: RunningSite;
let browser: Browser;
before(async () => {
  [site, emptySite, browser] = await Promise.all([
    startSite(),
    startSite({ STARTER_CONTENT: 'off' }),
    launchBrowser(),
  ]);
});
after(async () => {
  await browser.close();
  await Promise.all([site.stop(), emptySite.stop()]);
});

/** Where content is shown: the way there without a reload, and what tells that it is there. */
type Place = {
  path: string;
  from: string;
  go: (page: Page, t: Texts) => Promise<void>;
  area?: (page: Page, t: Texts) => Locator;
  content: (page: Page, t: Texts) => Locator;
  error: (t: Texts) => string;
  /** What loads, and what could not be loaded, where it has words of its own. */
  own?: ((t: Texts) => { loading: string; errorTitle: string }) | undefined;
};

const mainNavigation = (page: Page, t: Texts) =>
  page.getByRole('navigation', { name: t.site.mainNavigation });
const areaOf = ({ area }: Place, page: Page, t: Texts) => area?.(page, t) ?? page.getByRole('main');
const homeNews = (page: Page, t: Texts) => page.getByRole('region', { name: t.news.title });

/** A list, which the home page or the footer leads to. */
const listAt = (path: string, error: (t: Texts) => string, own?: Place['own']): Place => ({
  path,
  own,
  from: '/',
  go: page => page.locator('main, footer').locator(`[href="${path}"]`).last().click(),
  content: page => page.getByRole('article').nth(1),
  error,
});

/** The page of an item, which its list leads to. */
const itemOf = (list: string, error: (t: Texts) => string): Place => ({
  path: `${list}/{id}`,
  from: list,
  go: page => page.getByRole('article').first().getByRole('link').first().click(),
  content: page => page.getByRole('main').getByRole('heading', { level: 1 }),
  error,
});

const places: readonly Place[] = [
  listAt('/novosti', t => t.news.listError),
  itemOf('/novosti', t => t.news.itemError),
  {
    path: '/',
    from: '/kontakt',
    go: (page, t) => mainNavigation(page, t).locator('[href="/"]').click(),
    area: homeNews,
    content: (page, t) => homeNews(page, t).getByRole('article').nth(2),
    error: t => t.news.listError,
  },
  listAt(
    '/kongres',
    t => t.events.listError,
    t => t.events.congress,
  ),
  itemOf('/kongres', t => t.events.congress.error),
  listAt(
    '/simpozij',
    t => t.events.listError,
    t => t.events.symposium,
  ),
  itemOf('/simpozij', t => t.events.symposium.error),
  listAt(
    '/radionice',
    t => t.events.listError,
    t => t.events.workshop,
  ),
  itemOf('/radionice', t => t.events.workshop.error),
  listAt(
    '/edukacije',
    t => t.education.listError,
    t => t.education,
  ),
  listAt(
    '/publikacije',
    t => t.publications.listError,
    t => t.publications,
  ),
  listAt(
    '/galerija',
    t => t.gallery.listError,
    t => t.gallery,
  ),
  {
    ...itemOf('/galerija', t => t.gallery.itemError),
    own: t => ({ loading: t.gallery.itemLoading, errorTitle: t.gallery.itemErrorTitle }),
  },
];

const newsPlaces = places.slice(0, 3);

/** What each list says when it is empty, and what is said in place of an item that is missing. */
const emptyStates = (t: Texts) =>
  [
    ['/', t.news.empty],
    ['/novosti', t.news.empty],
    ['/kongres', t.events.congress.empty],
    ['/simpozij', t.events.symposium.empty],
    ['/radionice', t.events.workshop.empty],
    ['/edukacije', t.education.empty],
    ['/publikacije', t.publications.empty],
    ['/galerija', t.gallery.empty],
  ] as const;

const missingStates = (t: Texts) =>
  [
    ['/novosti/9999', t.news.missing],
    ['/novosti/nema', t.news.missing],
    ['/kongres/9999', t.events.congress.missing],
    ['/simpozij/0', t.events.symposium.missing],
    ['/radionica/9999', t.events.workshop.missing],
    ['/galerija/9999', t.gallery.missing],
    ['/nema-me', t.ui.pageMissing],
    ...['novosti', 'kongres', 'simpozij', 'radionice', 'edukacije', 'publikacije', 'galerija'].map(
      list => [`/${list}?page=99`, t.ui.pageMissing] as const,
    ),
  ] as const;

for (const language of languages) {
  const t = texts[language];
  test(`loading, an error, and trying again, in ${language}`, async context => {
    const page = await openIn(browser, language, site.origin);
    for (const place of places) {
      await context.test(place.path, async () => {
        await page.unrouteAll();
        await visit(page, site.origin + place.from);
        const { content, error, go } = place;
        const own = place.own?.(t) ?? { loading: t.ui.loading, errorTitle: t.ui.error };
        const area = areaOf(place, page, t);
        const calls: Route[] = [];
        await page.route('**/api/**', route => void calls.push(route));
        await go(page, t);
        const loading = area.locator('[aria-busy="true"]');
        await loading.waitFor();
        await area.getByRole('status').filter({ hasText: own.loading }).waitFor();
        assert.ok((await loading.locator('*').count()) > 2, 'a skeleton');
        // The heading of a list is there already, that of an item comes with it.
        assert.equal(await content(page, t).count(), 0);

        // An album's images are asked for along with it.
        while (calls.length < (place.path === '/galerija/{id}' ? 2 : 1)) await sleep(20);
        for (const call of calls) await call.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
        const alert = area.getByRole('alert');
        await alert.getByRole('heading', { name: own.errorTitle, exact: true }).waitFor();
        await alert.getByText(error(t)).waitFor();
        assert.equal(await loading.count(), 0);

        await page.unroute('**/api/**');
        await alert.getByRole('button', { name: t.ui.retry }).click();
        await alert.waitFor({ state: 'detached' });
        await content(page, t).waitFor();
        await hasFocus(area.getByRole('heading').first());
      });
    }
    assert.deepEqual(unexpected(page), []);
    await page.context().close();
  });

  test(`what is empty says so, in ${language}`, async () => {
    const page = await openIn(browser, language, emptySite.origin);
    for (const [path, empty] of emptyStates(t)) {
      await visit(page, emptySite.origin + path);
      await page.getByRole('heading', { name: empty.title }).waitFor();
      await page.getByText(empty.text).waitFor();
      assert.equal(await page.getByRole('navigation', { name: t.ui.pages }).count(), 0, path);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test(`what is missing is answered with 404, in ${language}`, async () => {
    const page = await openIn(browser, language, site.origin);
    for (const [path, missing] of missingStates(t)) {
      const response = await page.goto(site.origin + path);
      assert.equal(response?.status(), 404, path);
      await page.getByRole('heading', { name: missing.title }).waitFor();
      await page.getByText(missing.text).waitFor();
    }
    assert.deepEqual(unexpected(page), []);
    await page.context().close();
  });

  test(`what was removed meanwhile is missing without a reload, too, in ${language}`, async () => {
    const page = await openIn(browser, language, `${site.origin}/novosti`);
    const id = withDatabase(
      db => db.prepare('SELECT max(id) AS id FROM news WHERE lang = ?').get(language)?.id,
    );
    const api = createApi(site.origin, await signIn(site.origin));
    await api.call(newsCalls.remove, { query: { id: Number(id) } });
    await page.locator(`a[href="/novosti/${id}"]`).click();
    await page.getByRole('heading', { level: 1, name: t.news.missing.title }).waitFor();
    await page.getByText(t.news.missing.text).waitFor();
    await page.getByRole('main').getByRole('link', { name: t.news.back }).last().click();
    await page.getByRole('heading', { level: 1, name: t.news.title }).waitFor();
    assert.deepEqual(unexpected(page), []);
    await page.context().close();
  });

  test(`what the server cannot load is answered with 500 and can be tried again, in ${language}`, async () => {
    for (const place of newsPlaces) {
      const { content, error } = place;
      const path = place.path.replace('{id}', '2');
      const page = await openPage(browser);
      await page.context().addCookies([{ name: 'i18next', value: language, url: site.origin }]);
      withDatabase(db => db.exec('ALTER TABLE news RENAME TO lost'));
      // What is in memory could still be shown; the site looks for changes of others four times a second.
      await sleep(300);
      try {
        const response = await visit(page, site.origin + path);
        assert.equal(response?.status(), 500, path);
        const alert = areaOf(place, page, t).getByRole('alert');
        await alert.getByText(error(t)).waitFor();
        assert.equal(await page.locator('html').getAttribute('lang'), language);
      } finally {
        withDatabase(db => db.exec('ALTER TABLE lost RENAME TO news'));
        await sleep(300);
      }
      await areaOf(place, page, t).getByRole('button', { name: t.ui.retry }).click();
      await content(page, t).waitFor();
      assert.deepEqual(unexpected(page), []);
      await page.context().close();
    }
  });
}

test('fixed texts are to the letter', () => {
  const { bs, en } = texts;
  assert.deepEqual(
    [en.events.workshop.errorTitle, en.gallery.itemErrorTitle, en.site.nav.join],
    ['Error loading workshops', 'Error loading album', 'Become a Member'],
  );
  assert.deepEqual([bs.ui.error, bs.events.symposium.errorTitle], ['Greška', 'Greška']);
});

test('a picture that does not come is replaced by a drawing', async () => {
  const page = await openPage(browser);
  let refused = 0;
  await page.route('**/media/**', route => {
    refused += 1;
    return route.abort();
  });
  for (const path of ['/novosti', '/novosti/21', '/']) {
    refused = 0;
    await page.goto(site.origin + path);
    const picture = page.getByRole('article').first();
    await picture.scrollIntoViewIfNeeded();
    await picture.locator('svg').first().waitFor();
    assert.equal(await picture.locator('img').count(), 0, path);
    assert.ok(refused > 0, path);
  }
  assert.deepEqual(unexpected(page), []);
});

function withDatabase<T>(use: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(site.dataDir, 'site.sqlite'));
  try {
    return use(db);
  } finally {
    db.close();
  }
}
