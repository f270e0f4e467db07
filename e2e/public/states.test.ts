import type { Locator, Page } from '@playwright/test';
import { visit } from '../support/browser.ts';
import { languages, texts } from '../support/languages.ts';
import { withDatabase } from '../support/sites/database.ts';
import { expect, failedRequest, test } from '../support/test.ts';

/** A place with content: how to get there without a reload from the one before, and how to recognize it. */
type Place = {
  path: string;
  go: (page: Page) => Promise<void>;
  area?: (page: Page) => Locator;
  content: (page: Page) => Locator;
  error: string;
  /** Its own texts for loading and errors, if it has any. */
  own?: { loading: string; errorTitle: string };
};

// What languages share is seen in one: each has every text.
const t = texts.bs;

/** The association's own words come with a page's code (docs/decisions/0063-the-associations-words.md). */
const isContent = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/site';

const areaOf = ({ area }: Place, page: Page) => area?.(page) ?? page.getByRole('main');

const homeNews = (page: Page) => page.getByRole('region', { name: t.news.title });

const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: t.site.home }).click();

/** A list that the home page or the footer links to. */
const listAt = (path: string, own: Place['own']): Place => ({
  path,
  ...(own && { own }),
  go: async page => {
    await goHome(page);
    await expect(homeNews(page).getByRole('article').first()).toBeVisible();
    await page.locator('main, footer').locator(`[href="${path}"]`).last().click();
  },
  content: page => page.getByRole('article').nth(1),
  error: t.ui.listError,
});

/** An item's page, from its list. */
const itemOf = (list: string, error: string, own?: Place['own']): Place => ({
  path: `${list}/{id}`,
  ...(own && { own }),
  go: page => page.getByRole('article').first().getByRole('link').first().click(),
  content: page => page.getByRole('main').getByRole('heading', { level: 1 }),
  error,
});

/** One of each kind of part: lists are one part for all types, and so are items. */
const places: readonly Place[] = [
  {
    path: '/',
    go: goHome,
    area: homeNews,
    content: page => homeNews(page).getByRole('article').nth(2),
    error: t.ui.listError,
  },
  listAt('/novosti', t.news),
  itemOf('/novosti', t.news.itemError),
  listAt('/radionice', t.events.workshop),
  itemOf('/radionice', t.events.workshop.error),
  listAt('/galerija', t.gallery),
  itemOf('/galerija', t.gallery.itemError, {
    loading: t.gallery.itemLoading,
    errorTitle: t.gallery.itemErrorTitle,
  }),
];

test('places of content: loading, an error, and again', async ({ openPublic, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await openPublic('/kontakt');
  for (const place of places) {
    await test.step(place.path, async () => {
      const { content, error, go } = place;
      const own = place.own ?? { loading: t.ui.loading, errorTitle: t.ui.error };
      const area = areaOf(place, page);
      const seen = Promise.withResolvers<void>();
      // Its way there leads by what has been loaded.
      await page.route(isContent, async route => {
        await seen.promise;
        await route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
      });
      await go(page);
      const loading = area.locator('[aria-busy="true"]');
      await expect(loading).toBeVisible();
      await expect(area.getByRole('status').filter({ hasText: own.loading })).toBeVisible();
      expect(await loading.locator('*').count(), 'a skeleton').toBeGreaterThan(2);
      // A list's heading is there already; an item's comes with the item.
      await expect(content(page)).toHaveCount(0);

      seen.resolve();
      const alert = area.getByRole('alert');
      await expect(alert.getByRole('heading', { name: own.errorTitle, exact: true })).toBeVisible();
      await expect(alert.getByText(error)).toBeVisible();
      await expect(loading).toHaveCount(0);

      await page.unroute(isContent);
      await alert.getByRole('button', { name: t.ui.retry }).click();
      await expect(alert).toHaveCount(0);
      await expect(content(page)).toBeVisible();
      await expect(area.getByRole('heading').first()).toBeFocused();
    });
  }
});

test('a page that cannot be read says so, and reads again', async ({ site, expectProblems, page }) => {
  expectProblems(failedRequest);
  withDatabase(site.dataDir, db => db.exec('ALTER TABLE news RENAME TO lost'));
  try {
    for (const language of languages) {
      const { news, ui } = texts[language];
      for (const [path, error] of [
        ['/', ui.listError],
        ['/novosti', ui.listError],
        ['/novosti/2', news.itemError],
      ] as const) {
        const read = async () => {
          const response = await fetch(`${site.origin}${path}?lng=${language}`);
          return [response.status, await response.text()] as const;
        };
        // The cache is used until the site has noticed the other process's change.
        await expect.poll(async () => (await read())[0]).toBe(500);
        const [, html] = await read();
        expect(html, path).toContain(error);
        expect(html, path).toContain(`<html lang="${language}"`);
      }
    }
    expect((await visit(page, '/novosti/2'))?.status()).toBe(500);
  } finally {
    withDatabase(site.dataDir, db => db.exec('ALTER TABLE lost RENAME TO news'));
  }
  await expect.poll(async () => (await fetch(`${site.origin}/novosti/2`)).status).toBe(200);
  await page.getByRole('alert').getByRole('button', { name: t.ui.retry }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
