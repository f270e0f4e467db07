import { newsCalls } from '#features/news/contract.ts';
import { languages, type Texts, texts } from '../support/languages.ts';
import { contentLists } from '../support/screens/content-lists.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ siteName: 'missing' });

/** The texts of missing items and missing pages of lists. */
const missingStates = (t: Texts) =>
  [
    ['/novosti/9999', t.news.missing],
    ['/novosti/nema', t.news.missing],
    ['/kongres/9999', t.events.congress.missing],
    ['/simpozij/0', t.events.symposium.missing],
    ['/radionica/9999', t.events.workshop.missing],
    ['/galerija/9999', t.gallery.missing],
    ['/nema-me', t.ui.pageMissing],
    ...contentLists.map(({ path }) => [`${path}?page=99`, t.ui.pageMissing] as const),
  ] as const;

test('what is missing is answered with 404, in words', async ({ origin }) => {
  for (const language of languages) {
    for (const [path, missing] of missingStates(texts[language])) {
      const response = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      const html = await response.text();
      expect(response.status, path).toBe(404);
      expect(html, path).toMatch(new RegExp(`<h[12][^>]*>${missing.title}</h[12]>`));
      expect(html, path).toContain(missing.text);
    }
  }
  const beyond = await (await fetch(`${origin}/novosti?page=99`)).text();
  expect(beyond, 'leads to the first page').toMatch(/href="\/novosti"[^>]*>(<[^>]*>)*Stranica 1</);
});

test('what was removed is missing without a reload', async ({ openPublic, api, expectProblems }) => {
  expectProblems(failedRequest);
  const t = texts.bs;
  const page = await openPublic('/novosti');
  const link = page.getByRole('article').first().getByRole('link');
  const id = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0];
  await api.call(newsCalls.remove, { query: { id: Number(id) } });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: t.news.missing.title })).toBeVisible();
  await expect(page.getByText(t.news.missing.text)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.news.back }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: t.news.title })).toBeVisible();
});

test('fixed texts are to the letter', () => {
  const { bs, en } = texts;
  expect([en.events.workshop.errorTitle, en.gallery.itemErrorTitle, en.site.nav.join]).toEqual([
    'Error loading workshops',
    'Error loading album',
    'Become a Member',
  ]);
  expect([bs.ui.error, bs.events.symposium.errorTitle]).toEqual(['Greška', 'Greška']);
});

test('a picture that does not come is replaced by a drawing', async ({ expectProblems, page }) => {
  expectProblems(failedRequest);
  let refused = 0;
  await page.route('**/media/**', route => {
    refused += 1;
    return route.abort();
  });
  for (const [path, article] of [
    ['/novosti/19', 'main article'],
    ['/', '#novosti article'],
  ] as const) {
    refused = 0;
    await page.goto(path);
    const picture = page.locator(article).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('svg').first()).toBeVisible();
    await expect(picture.locator('img'), path).toHaveCount(0);
    expect(refused, path).toBeGreaterThan(0);
  }
});
