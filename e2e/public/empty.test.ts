import { narrowedListTexts } from '#features/content/texts/narrowed-list.ts';
import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { visit } from '../support/browser.ts';
import { contentLists } from '../support/content-lists.ts';
import { languages, type Texts, texts } from '../support/languages.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite });

/** The texts of empty lists and of missing items. */
const emptyStates = (t: Texts) =>
  [
    ['/', t.news.empty],
    ...contentLists.map(({ path, textsOf }) => [path, textsOf(t).empty] as const),
  ] as const;

for (const language of languages) {
  const t = texts[language];
  test(`what is empty says so, in ${language}`, async ({ openIn }) => {
    const page = await openIn(language, '/');
    for (const [path, empty] of emptyStates(t)) {
      await visit(page, path);
      await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
      await expect(page.getByText(empty.text)).toBeVisible();
      await expect(page.getByRole('navigation', { name: t.ui.pages }), path).toHaveCount(0);
    }
  });
}

test('what exists in Bosnian only is not told to be nothing', async ({ openIn, api, cleanUp }) => {
  const created = await api.call(newsCalls.create, { fields: sampleForms.news });
  const id = Number(created?.body.id);
  cleanUp(() => api.call(newsCalls.remove, { query: { id } }));
  const page = await openIn('en', '/');
  for (const path of ['/', '/novosti']) {
    await visit(page, path);
    await expect(page.getByText('In Bosnian only')).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="/novosti/${id}?lng=en"]`).first()).toBeVisible();
    await expect(page.getByText(texts.en.news.empty.title)).toHaveCount(0);
  }
  await visit(page, '/novosti?lng=en&only=bs&kategorija=Obavijesti');
  await expect(page.getByRole('heading', { name: narrowedListTexts.en.title })).toBeVisible();
});
