import { narrowedListTexts } from '#features/content/texts/narrowed-list.ts';
import { allEventsPath } from '#features/events/paths.ts';
import { allEventsTexts } from '#features/events/texts/all-events.ts';
import { newsCalls } from '#features/news/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { visit } from '../support/browser.ts';
import { inTurn, type Language, languages, type Texts, texts } from '../support/languages.ts';
import { contentLists } from '../support/screens/content-lists.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite });

/** The texts of empty lists. */
const emptyStates = (t: Texts, language: Language) =>
  [
    ['/', t.news.empty],
    [allEventsPath.href(), allEventsTexts[language].empty],
    ...contentLists.map(({ path, textsOf }) => [path, textsOf(t).empty] as const),
  ] as const;

for (const language of languages) {
  const t = texts[language];
  test(`what is empty says so, in ${language}`, async ({ openIn }) => {
    const page = await openIn(language, '/');
    for (const [path, empty] of inTurn(emptyStates(t, language), language)) {
      await visit(page, path);
      await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
      await expect(page.getByText(empty.text)).toBeVisible();
      await expect(page.getByRole('navigation', { name: t.ui.pages }), path).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: t.news.category }), path).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('combobox'), path).toHaveCount(0);
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

test('a list leads to what exists in Bosnian only, and back', async ({ openIn, api, cleanUp }) => {
  const add = async (changes: Fields) => {
    const created = await api.call(newsCalls.create, { fields: { ...sampleForms.news, ...changes } });
    cleanUp(() => api.call(newsCalls.remove, { query: { id: Number(created?.body.id) } }));
  };
  for (let number = 1; number <= 7; number += 1) await add({ title: `Vijest ${number}` });
  await add({ title: 'English news', lang: 'en' });
  const page = await openIn('en', '/novosti');
  const english = page.getByRole('link', { name: 'English news' });
  await expect(english).toBeVisible();
  await page.getByRole('link', { name: '7 items exist in Bosnian only: show them' }).click();
  await page.waitForURL('**/novosti?lng=en&only=bs');
  await expect(page.getByRole('article').getByRole('heading', { name: /^Vijest \d$/ })).toHaveCount(6);
  await expect(english).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await page.waitForURL('**/novosti?lng=en');
  await expect(english).toBeVisible();
});
