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
