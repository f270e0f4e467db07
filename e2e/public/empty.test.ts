import { narrowedListTexts } from '#features/content/texts/narrowed-list.ts';
import { allEventsPath } from '#features/events/paths.ts';
import { allEventsTexts } from '#features/events/texts/all-events.ts';
import { newsCalls } from '#features/news/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { type Language, languages, type Texts, texts } from '../support/languages.ts';
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

test('what is empty says so', async ({ origin }) => {
  for (const language of languages) {
    const { news, ui } = texts[language];
    for (const [path, empty] of emptyStates(texts[language], language)) {
      const html = await (await fetch(`${origin}${path}?lng=${language}`)).text();
      const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
      expect(main, path).toMatch(new RegExp(`<h[1-6][^>]*>${empty.title}</h`));
      expect(main, path).toContain(empty.text);
      // Nothing to page, to narrow or to choose.
      for (const tool of [`aria-label="${ui.pages}"`, `aria-label="${news.category}"`, '<select'])
        expect(main, path).not.toContain(tool);
    }
  }
});

test('what exists in Bosnian only is told, and led to and back', async ({ origin, api, cleanUp }) => {
  const add = async (changes: Fields) => {
    const created = await api.call(newsCalls.create, { fields: { ...sampleForms.news, ...changes } });
    const id = Number(created?.body.id);
    cleanUp(() => api.call(newsCalls.remove, { query: { id } }));
    return id;
  };
  const read = async (path: string) => {
    const html = await (await fetch(origin + path)).text();
    return /<main.*<\/main>/s.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  };
  const only = await add({ title: 'Vijest 1' });
  for (const path of ['/', '/novosti']) {
    const html = await read(`${path}?lng=en`);
    expect(html, path).toContain('In Bosnian only');
    expect(html, path).toContain(`href="/novosti/${only}?lng=en"`);
    expect(html, path).not.toContain(texts.en.news.empty.title);
  }
  expect(await read('/novosti?lng=en&only=bs&kategorija=Obavijesti')).toContain(
    `${narrowedListTexts.en.title}</h`,
  );

  for (let number = 2; number <= 7; number += 1) await add({ title: `Vijest ${number}` });
  await add({ title: 'English news', lang: 'en' });
  const list = await read('/novosti?lng=en');
  expect(list).toContain('English news');
  expect(list).toMatch(
    /href="\/novosti\?lng=en&only=bs"[^>]*>(<[^>]*>)*7 items exist in Bosnian only: show them/,
  );
  const others = await read('/novosti?lng=en&only=bs');
  expect(others.match(/>Vijest \d</g)?.length).toBe(6);
  expect(others).not.toContain('English news');
  expect(others).toMatch(/href="\/novosti\?lng=en"[^>]*>(<[^>]*>)*Show the whole list/);
});
