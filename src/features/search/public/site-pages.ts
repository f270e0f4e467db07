import { memberPaths } from '#features/members/paths.ts';
import { homeSections, sitePaths } from '#features/site/paths.ts';
import { type NavigationItem, navigation } from '#features/site/public/navigation.ts';
import { activitiesContent } from '#features/site/texts/activities.ts';
import { homeContent } from '#features/site/texts/home.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';
import { findWords, queryWords } from '#shared/query-words.ts';
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
  const texts = textsOf(language);
  return pages.filter(({ label, to }) => {
    const text = `${textOf(label)} ${texts[to] ?? ''}`;
    return words.every(word => findWords(text, [word]).length > 0);
  });
}

function textsOf(language: Language): Readonly<Record<string, string>> {
  const { mission, goals, history, membership } = homeContent[language];
  const section = (name: keyof typeof homeSections) => `${homePath.href()}#${homeSections[name]}`;
  return {
    [section('mission')]: JSON.stringify(mission),
    [section('goals')]: JSON.stringify(goals),
    [section('history')]: JSON.stringify(history),
    [sitePaths.activities.href()]: JSON.stringify(activitiesContent[language]),
    [memberPaths.join.href()]: JSON.stringify(membership),
  };
}
