import { newsCalls } from '#features/news/contract.ts';
import { inTurn, languages, type Texts, texts } from '../support/languages.ts';
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

for (const language of languages) {
  const t = texts[language];

  // One reader asks for them, because a browser's first page costs as much as several others. Each is asked for in one language.
  test(`what is missing is answered with 404, in ${language}`, async ({ openIn, expectProblems }) => {
    expectProblems(failedRequest);
    const page = await openIn(language, '/');
    for (const [path, missing] of inTurn(missingStates(t), language)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: missing.title })).toBeVisible();
      await expect(page.getByText(missing.text)).toBeVisible();
    }
  });
}

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
    ['/novosti', 'main article'],
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
