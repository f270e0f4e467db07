import type { Site } from '#features/site/contract.ts';
import type { Language } from '#shared/language.ts';
import { indexWords, isAmong, queryWords } from '#shared/text/query-words.ts';
import type { TextKey } from '#ui/i18n.tsx';
import type { FoundPage } from '#ui/pages/found-page.ts';

type Texts = {
  language: Language;
  textOf: (key: TextKey) => string;
  /** What the association says; undefined while it is not known. */
  words: Site | undefined;
};

/** The pages whose titles or texts have all words of a query. */
export function findSitePages(
  pages: readonly FoundPage<Site>[],
  query: string,
  { language, textOf, words }: Texts,
): readonly FoundPage<Site>[] {
  const asked = queryWords(query, language);
  return pages.filter(({ title, textsOf }) => {
    const texts = words ? (textsOf?.(words) ?? []) : [];
    const found = indexWords([textOf(title), ...texts].join(' '));
    return asked.every(word => isAmong(found, word));
  });
}
