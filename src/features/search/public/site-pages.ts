import { memberPaths } from '#features/members/paths.ts';
import { homeSections, sitePaths } from '#features/site/paths.ts';
import { type NavigationItem, navigation } from '#features/site/public/navigation.ts';
import { activitiesContent } from '#features/site/texts/activities.ts';
import { homeContent } from '#features/site/texts/home.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';
import { indexWords, isAmong, queryWords } from '#shared/query-words.ts';
import type { TextKey } from '#ui/i18n.tsx';

export type SitePage = Pick<NavigationItem, 'label' | 'to'>;

const joining: SitePage = { label: 'site:nav.join', to: memberPaths.join.href() };
const pages: readonly SitePage[] = [...navigation.flatMap(item => [item, ...(item.children ?? [])]), joining];

/** The pages of the site that are no content, and its lists, whose titles or texts have all words of a query. */
export function findSitePages(
  query: string,
  language: Language,
  textOf: (key: TextKey) => string,
): readonly SitePage[] {
  const words = queryWords(query, language);
  const found = wordsOfPages(language, textOf);
  return pages.filter((_, index) => words.every(word => isAmong(found[index] ?? [], word)));
}

const wordsByLanguage = new Map<Language, string[][]>();

/** The words of each page. The texts are fixed, so they are folded once. */
function wordsOfPages(language: Language, textOf: (key: TextKey) => string): string[][] {
  const known = wordsByLanguage.get(language);
  if (known) return known;
  const texts = textsOf(language);
  const found = pages.map(({ label, to }) => indexWords([textOf(label), ...(texts[to] ?? [])].join(' ')));
  wordsByLanguage.set(language, found);
  return found;
}

function textsOf(language: Language): Readonly<Record<string, string[]>> {
  const { mission, goals, history, membership } = homeContent[language];
  const section = (name: keyof typeof homeSections) => `${homePath.href()}#${homeSections[name]}`;
  return {
    [section('mission')]: valuesIn(mission),
    [section('goals')]: valuesIn(goals),
    [section('history')]: valuesIn(history),
    [sitePaths.activities.href()]: valuesIn(activitiesContent[language]),
    [memberPaths.join.href()]: valuesIn(membership),
  };
}

/** The texts in what is said somewhere, without the names of its properties. */
function valuesIn(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said ? Object.values(said).flatMap(valuesIn) : [];
}
