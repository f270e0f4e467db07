import type { Locator, Page } from '@playwright/test';
import { addressIn } from '#shared/page-versions.ts';
import { visit } from '../support/browser.ts';
import { inTurn, languages, type Texts, texts } from '../support/languages.ts';
import { contentLists } from '../support/screens/content-lists.ts';
import { withDatabase } from '../support/sites/database.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ siteName: 'states' });

/** A place with content: how to get there without a reload, and how to recognize it. */
type Place = {
  path: string;
  from: string;
  go: (page: Page, t: Texts) => Promise<void>;
  area?: (page: Page, t: Texts) => Locator;
  content: (page: Page, t: Texts) => Locator;
  error: (t: Texts) => string;
  /** Its own texts for loading and errors, if it has any. */
  own?: ((t: Texts) => { loading: string; errorTitle: string }) | undefined;
};

const mainNavigation = (page: Page, t: Texts) =>
  page.getByRole('navigation', { name: t.site.mainNavigation });

/** The association's own words come with a page's code (docs/decisions/0063-the-associations-words.md). */
const isContent = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/site';

const areaOf = ({ area }: Place, page: Page, t: Texts) => area?.(page, t) ?? page.getByRole('main');

const homeNews = (page: Page, t: Texts) => page.getByRole('region', { name: t.news.title });

/** A link in either language. */
const linkTo = (path: string) => languages.map(lang => `[href="${addressIn({ lang, path })}"]`).join();

/** A list that the home page or the footer links to. */
const listAt = (path: string, own: Place['own']): Place => ({
  path,
  own,
  from: '/',
  go: page => page.locator('main, footer').locator(linkTo(path)).last().click(),
  content: page => page.getByRole('article').nth(1),
  error: t => t.ui.listError,
});

/** An item's page that its list links to. */
const itemOf = (list: string, error: (t: Texts) => string): Place => ({
  path: `${list}/{id}`,
  from: list,
  go: page => page.getByRole('article').first().getByRole('link').first().click(),
  content: page => page.getByRole('main').getByRole('heading', { level: 1 }),
  error,
});

const places: readonly Place[] = [
  ...contentLists.map(({ path, textsOf }) => listAt(path, textsOf)),
  itemOf('/novosti', t => t.news.itemError),
  {
    path: '/',
    from: '/kontakt',
    go: (page, t) => mainNavigation(page, t).locator(linkTo('/')).click(),
    area: homeNews,
    content: (page, t) => homeNews(page, t).getByRole('article').nth(2),
    error: t => t.ui.listError,
  },
  itemOf('/radionice', t => t.events.workshop.error),
  {
    ...itemOf('/galerija', t => t.gallery.itemError),
    own: t => ({ loading: t.gallery.itemLoading, errorTitle: t.gallery.itemErrorTitle }),
  },
];

const newsPlaces = places.filter(({ path }) => path === '/' || path.startsWith('/novosti'));

for (const language of languages) {
  const t = texts[language];

  const visited = inTurn(places, language);

  // One reader visits them, because a browser's first page costs as much as several others. Each is visited in one language.
  test(`places of content: loading, an error, again, in ${language}`, async ({ openIn, expectProblems }) => {
    expectProblems(failedRequest);
    test.setTimeout(120_000);
    const page = await openIn(language, '/');
    for (const place of visited) {
      await test.step(place.path, async () => {
        await visit(page, place.from);
        const { content, error, go } = place;
        const own = place.own?.(t) ?? { loading: t.ui.loading, errorTitle: t.ui.error };
        const area = areaOf(place, page, t);
        const seen = Promise.withResolvers<void>();
        await page.route(isContent, async route => {
          await seen.promise;
          await route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
        });
        await go(page, t);
        const loading = area.locator('[aria-busy="true"]');
        await expect(loading).toBeVisible();
        await expect(area.getByRole('status').filter({ hasText: own.loading })).toBeVisible();
        expect(await loading.locator('*').count(), 'a skeleton').toBeGreaterThan(2);
        // A list's heading is there already; an item's comes with the item.
        await expect(content(page, t)).toHaveCount(0);

        seen.resolve();
        const alert = area.getByRole('alert');
        await expect(alert.getByRole('heading', { name: own.errorTitle, exact: true })).toBeVisible();
        await expect(alert.getByText(error(t))).toBeVisible();
        await expect(loading).toHaveCount(0);

        await page.unroute(isContent);
        await alert.getByRole('button', { name: t.ui.retry }).click();
        await expect(alert).toHaveCount(0);
        await expect(content(page, t)).toBeVisible();
        await expect(area.getByRole('heading').first()).toBeFocused();
      });
    }
  });

  test(`what cannot be loaded can be tried again, in ${language}`, async ({ site, expectProblems, page }) => {
    expectProblems(failedRequest);
    for (const place of newsPlaces) {
      const { content, error } = place;
      const path = place.path.replace('{id}', '2');
      await page.context().addCookies([{ name: 'i18next', value: language, url: site.origin }]);
      const headers = { Cookie: `i18next=${language}` };
      // The cache is used until the site has noticed the other process's change.
      const isAnsweredWith = (status: number) =>
        expect.poll(async () => (await fetch(site.origin + path, { headers })).status).toBe(status);
      withDatabase(site.dataDir, db => db.exec('ALTER TABLE news RENAME TO lost'));
      await isAnsweredWith(500);
      try {
        const response = await visit(page, path);
        expect(response?.status(), path).toBe(500);
        const alert = areaOf(place, page, t).getByRole('alert');
        await expect(alert.getByText(error(t))).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      } finally {
        withDatabase(site.dataDir, db => db.exec('ALTER TABLE lost RENAME TO news'));
      }
      await isAnsweredWith(200);
      await areaOf(place, page, t).getByRole('button', { name: t.ui.retry }).click();
      await expect(content(page, t)).toBeVisible();
    }
  });
}
