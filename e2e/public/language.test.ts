import type { BrowserContextOptions, Page } from '@playwright/test';
import { educationCalls } from '#features/education/contract.ts';
import { congressCalls } from '#features/events/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { addressIn } from '#shared/page-versions.ts';
import { axeViolations, markDocument, visit } from '../support/browser.ts';
import { hold } from '../support/hold.ts';
import { emptyDocument } from '../support/kept-page.ts';
import { bosnian, english, heading, remembered } from '../support/pages/language-switch.ts';
import { required } from '../support/required.ts';
import { expect, type OpenPage, test } from '../support/test.ts';

test.use({ siteName: 'language' });

/** A visitor's page, with the API calls that it makes. */
async function openReader(openPage: OpenPage, options?: BrowserContextOptions) {
  const page = await openPage(options);
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return { page, calls };
}

test('the switch changes everything, and the address says so', async ({ openShared }) => {
  const { page, calls } = await openReader(openShared);
  await visit(page, '/novosti?page=2');
  await expect(bosnian(page)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => remembered(page)).toEqual({ cookie: undefined, storage: null });
  expect(calls).toEqual([]);
  const isSame = await markDocument(page);

  await english(page).click();
  await expect(heading(page, 'News')).toBeVisible();
  await expect(page.getByText('Showing 7–12 of 12 items')).toBeVisible();
  await page.waitForFunction(() => document.title === 'News – page 2 – UBMB BiH');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The old list stays, dimmed, until the new one is loaded.
  await expect(page.locator('article[lang="bs"]')).toHaveCount(0);
  await expect(page.locator('article[lang="en"]')).toHaveCount(6);
  await expect(english(page)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/novosti?page=2&lng=en');
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'en', storage: 'en' });
  const links = page.locator('a[href^="/"]:not([hreflang], [href*="."])');
  const languages = () =>
    links.evaluateAll(all => [
      ...new Set(all.map(link => new URL((link as HTMLAnchorElement).href).searchParams.get('lng'))),
    ]);
  await expect.poll(languages).toEqual(['en']);

  // An unwanted request would be between these.
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to news' })).toBeVisible();
  await expect(page.locator('article h1[lang="en"]')).toBeVisible();
  const { pathname, search } = new URL(page.url());
  const id = pathname.split('/').at(-1);
  expect(search).toBe('?lng=en');
  const asked = [
    '/api/news.php?page=2&pageSize=6&arranged=true&lang=en',
    '/api/years?type=news',
    '/api/menu?lang=en',
    `/api/news-item.php?id=${id}&lang=en`,
    `/api/related?id=${id}&type=news&lang=en`,
  ];
  // An article may be seen before what is related to it is asked for.
  await expect.poll(() => calls).toEqual(asked);
  expect(await isSame()).toBe(true);
});

test('each switch on the home page asks anew for its items, once', async ({ site, openShared }) => {
  const { page, calls } = await openReader(openShared);
  await visit(page, '/');
  for (const [choose, language] of [
    [english, 'en'],
    [bosnian, 'bs'],
  ] as const) {
    calls.length = 0;
    const asked = [
      ...['running', 'upcoming'].map(when => `/api/events?when=${when}&arranged=true&lang=${language}`),
      `/api/menu?lang=${language}`,
      `/api/news.php?page=1&pageSize=3&arranged=true&lang=${language}`,
      `/api/site?lang=${language}`,
    ];
    const answers = asked.map(call => page.waitForResponse(site.origin + call));
    await choose(page).click();
    await expect(page.locator(`html[lang="${language}"]`)).toBeVisible();
    for (const answer of answers) await (await answer).finished();
    expect(calls.toSorted()).toEqual(asked);
  }
  await expect(page.getByText('Sve novosti')).toBeVisible();
});

test('the switch leads to the same place in the item’s counterpart', async ({ openShared }) => {
  const [bs, en] = ['/novosti/23', '/novosti/24'];
  const { page, calls } = await openReader(openShared, { viewport: { width: 390, height: 800 } });
  await visit(page, bs);
  await expect(english(page)).toHaveAttribute('href', `${en}?lng=en`);
  await expect(english(page)).toHaveAttribute('hreflang', 'en');
  await staysWhereItIsRead(page);
  for (const [choose, path, language] of [
    [english, en, 'en'],
    [bosnian, bs, 'bs'],
  ] as const) {
    // The first switch has been made.
    if (language === 'bs') {
      calls.length = 0;
      await choose(page).click();
    }
    await expect(page).toHaveURL(addressIn({ lang: language, path }));
    await expect(page.locator(`html[lang="${language}"]`)).toBeVisible();
    await expect(page.locator(`article h1[lang="${language}"]`)).toBeVisible();
    await expect(page.getByText(/samo na|only$/)).toHaveCount(0);
    const items = calls.filter(each => each.includes('news-item.php'));
    expect(items).toEqual([`/api/news-item.php?id=${path.split('/').at(-1)}&lang=${language}`]);
    await expect.poll(() => remembered(page)).toEqual({ cookie: language, storage: language });
  }
  // A change of language is no step on the way.
  await page.goBack();
  await expect(page).toHaveURL(emptyDocument);
});

test('the switch at an album leaves the reader where they are', async ({ openShared }) => {
  const { page } = await openReader(openShared, { viewport: { width: 390, height: 800 } });
  await visit(page, '/galerija/1');
  await staysWhereItIsRead(page);
});

/** Chooses English somewhere below. */
async function staysWhereItIsRead(page: Page): Promise<void> {
  const top = await page.evaluate(() => {
    window.scrollTo(0, 700);
    return window.scrollY;
  });
  expect(top).toBeGreaterThan(300);
  await page.locator('h1').evaluate(heading => heading.setAttribute('data-kept', ''));
  const release = await hold(page, '**/api/**');
  await english(page).click();
  await expect(page.locator('html[lang="en"]')).toBeVisible();
  // The content stays while the other language is loading.
  await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  release();
  await expect(
    page
      .getByRole('main')
      .getByText(/Back to news|images?$/)
      .first(),
  ).toBeVisible();
  const moved = await page.evaluate(before => Math.abs(window.scrollY - before), top);
  // A note in the other language may appear above.
  expect(moved, `${moved} px`).toBeLessThan(100);
  await expect(english(page)).toBeFocused();
}

test('an item without a counterpart stays, and says so', async ({ openShared, api, origin }) => {
  const created = await api.call(congressCalls.create, { fields: sampleForms.congress });
  const { id } = required(created, 'created congress').body as { id: number };
  const { page } = await openReader(openShared);
  await visit(page, `/kongres/${id}`);
  const notice = page.getByText('This text is available in Bosnian only');
  await expect(notice).toHaveCount(0);
  await english(page).click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(`/kongres/${id}?lng=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('article h1')).toHaveAttribute('lang', 'bs');
  await expect(bosnian(page)).toHaveAttribute('hreflang', 'bs');
  await expect(english(page)).not.toHaveAttribute('hreflang');
  const html = await (await fetch(`${origin}/kongres/${id}?lng=en`)).text();
  expect(html).toContain('This text is available in Bosnian only');
});

test('what exists in the other language only comes last, below its own heading', async ({
  openShared,
  api,
}) => {
  const list = required(
    await api.call(educationCalls.page, { query: { lang: 'bs', page: 1, pageSize: 100 } }),
    'list',
  );
  const { items } = list.body as unknown as { items: { title: string; translation: { id: number } }[] };
  const single = items.slice(0, 2);
  for (const { translation } of single)
    await api.call(educationCalls.remove, { query: { id: translation.id } });
  const { page } = await openReader(openShared);
  await visit(page, '/edukacije?page=2');
  await expect(page.getByText('Prikazano 11–11 od 11 edukacija')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Samo na|only$/ })).toHaveCount(0);
  // Pages have as many items in either language, so that each page has its own in the other one.
  await english(page).click();
  await expect(page.getByText('Showing 11–11 of 11 courses')).toBeVisible();
  await expect(page).toHaveURL('/edukacije?page=2&lng=en');
  const only = page.getByRole('heading', { level: 2, name: 'In Bosnian only' });
  await expect(only).toBeVisible();
  await expect(page.getByRole('heading', { level: 4 }).first()).toHaveAttribute('lang', 'bs');
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(page.getByText('Showing 1–10 of 11 courses')).toBeVisible();
  const languages = await page
    .locator('article :is(h3, h4)[lang]')
    .evaluateAll(titles => titles.map(title => title.getAttribute('lang')));
  expect(languages).toEqual([...Array<string>(9).fill('en'), 'bs']);
  expect(await axeViolations(page)).toEqual([]);
});
