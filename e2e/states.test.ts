import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import type { Browser, Page, Route } from 'playwright-core';
import { bs } from '../src/web/messages/bs.ts';
import { en } from '../src/web/messages/en.ts';
import { launchBrowser, openPage, visit, type WatchedPage } from './support/browser.ts';
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

const texts = { bs, en };
const languages = ['bs', 'en'] as const;
type Language = (typeof languages)[number];
type Texts = typeof bs | typeof en;

async function openIn(language: Language, address: string): Promise<WatchedPage> {
  const page = await openPage(browser);
  await page.context().addCookies([{ name: 'i18next', value: language, url: address }]);
  await visit(page, address);
  return page;
}

/** The browser itself notes what was answered with an error, or not at all; anything else is a fault. */
const unexpected = (page: WatchedPage) =>
  page.problems.filter(problem => !problem.includes('Failed to load resource'));

/** Where news are shown, the way there without a reload, and what tells that they are there. */
const places = [
  {
    name: '/novosti',
    from: '/',
    go: (page: Page, t: Texts) =>
      page
        .getByRole('navigation', { name: t.site.mainNavigation })
        .getByRole('link', { name: t.news.title, exact: true })
        .and(page.locator('[href="/novosti"]'))
        .click(),
    area: (page: Page) => page.getByRole('main'),
    content: (page: Page) => page.getByRole('article').nth(5),
    error: (t: Texts) => t.news.listError,
  },
  {
    name: '/novosti/{id}',
    from: '/novosti',
    go: (page: Page) => page.getByRole('article').first().getByRole('link').click(),
    area: (page: Page) => page.getByRole('main'),
    content: (page: Page) => page.locator('article h1'),
    error: (t: Texts) => t.news.itemError,
  },
  {
    name: 'the home page',
    from: '/novosti',
    go: (page: Page, t: Texts) =>
      page
        .getByRole('link', { name: `UBMB BiH – ${t.site.home}` })
        .first()
        .click(),
    area: (page: Page, t: Texts) => page.getByRole('region', { name: t.news.title }),
    content: (page: Page, t: Texts) =>
      page.getByRole('region', { name: t.news.title }).getByRole('article').nth(2),
    error: (t: Texts) => t.news.listError,
  },
];

for (const language of languages) {
  const t = texts[language];
  for (const { name, from, go, area, content, error } of places) {
    test(`${name} in ${language}: loading, an error, and trying again`, async () => {
      const page = await openIn(language, site.origin + from);
      const calls: Route[] = [];
      await page.route('**/api/**', route => void calls.push(route));
      await go(page, t);
      const loading = area(page, t).locator('[aria-busy="true"]');
      await loading.waitFor();
      await area(page, t).getByRole('status').filter({ hasText: t.ui.loading }).waitFor();
      assert.ok((await loading.locator('*').count()) > 2, 'a skeleton');
      assert.equal(await content(page, t).count(), 0);

      assert.equal(calls.length, 1);
      await calls[0]?.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
      const alert = area(page, t).getByRole('alert');
      await alert.getByRole('heading', { name: t.ui.error }).waitFor();
      await alert.getByText(error(t)).waitFor();
      assert.equal(await loading.count(), 0);

      await page.unroute('**/api/**');
      await alert.getByRole('button', { name: t.ui.retry }).click();
      await content(page, t).waitFor();
      assert.equal(await alert.count(), 0);
      assert.deepEqual(unexpected(page), []);
      await page.context().close();
    });
  }

  test(`without news, pages in ${language} say so`, async () => {
    for (const path of ['/novosti', '/']) {
      const page = await openIn(language, emptySite.origin + path);
      await page.getByRole('heading', { name: t.news.empty.title }).waitFor();
      await page.getByText(t.news.empty.text).waitFor();
      assert.equal(await page.getByRole('navigation', { name: t.ui.pages }).count(), 0);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });

  test(`what is missing is answered with 404, in ${language}`, async () => {
    const page = await openIn(language, site.origin);
    for (const [path, missing] of [
      ['/novosti/9999', t.news.missing],
      ['/novosti/nema', t.news.missing],
      ['/nema-me', t.ui.pageMissing],
      ['/novosti?page=99', t.ui.pageMissing],
    ] as const) {
      const response = await page.goto(site.origin + path);
      assert.equal(response?.status(), 404, path);
      await page.getByRole('heading', { name: missing.title }).waitFor();
      await page.getByText(missing.text).waitFor();
    }
    assert.deepEqual(unexpected(page), []);
    await page.context().close();
  });

  test(`what was removed meanwhile is missing without a reload, too, in ${language}`, async () => {
    const page = await openIn(language, `${site.origin}/novosti`);
    const id = withDatabase(
      db => db.prepare('SELECT max(id) AS id FROM news WHERE lang = ?').get(language)?.id,
    );
    withDatabase(db => db.prepare('DELETE FROM news WHERE id = ?').run(Number(id)));
    await page.locator(`a[href="/novosti/${id}"]`).click();
    await page.getByRole('heading', { level: 1, name: t.news.missing.title }).waitFor();
    await page.getByText(t.news.missing.text).waitFor();
    await page.getByRole('main').getByRole('link', { name: t.news.back }).last().click();
    await page.getByRole('heading', { level: 1, name: t.news.title }).waitFor();
    assert.deepEqual(unexpected(page), []);
    await page.context().close();
  });

  test(`what the server cannot load is answered with 500 and can be tried again, in ${language}`, async () => {
    for (const { name, area, content, error } of places) {
      const path = { '/novosti': '/novosti', '/novosti/{id}': '/novosti/2', 'the home page': '/' }[name];
      const page = await openPage(browser);
      await page.context().addCookies([{ name: 'i18next', value: language, url: site.origin }]);
      withDatabase(db => db.exec('ALTER TABLE news RENAME TO lost'));
      try {
        const response = await visit(page, site.origin + path);
        assert.equal(response?.status(), 500, name);
        const alert = area(page, t).getByRole('alert');
        await alert.getByText(error(t)).waitFor();
        assert.equal(await page.locator('html').getAttribute('lang'), language);
      } finally {
        withDatabase(db => db.exec('ALTER TABLE lost RENAME TO news'));
      }
      await area(page, t).getByRole('button', { name: t.ui.retry }).click();
      await content(page, t).waitFor();
      assert.deepEqual(unexpected(page), []);
      await page.context().close();
    }
  });
}

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
