import { memberPaths } from '#features/members/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import type { Site } from '#features/site/contract.ts';
import { homeSections, sitePaths } from '#features/site/paths.ts';
import { type NavigationItem, navigation } from '#features/site/public/navigation.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';
import { plainText } from '#shared/plain-text.ts';
import { indexWords, isAmong, queryWords } from '#shared/query-words.ts';
import type { TextKey } from '#ui/i18n.tsx';

export type SitePage = Pick<NavigationItem, 'label' | 'to'>;

const others: readonly SitePage[] = [
  { label: 'site:people.title', to: sitePaths.people.href() },
  { label: 'site:nav.join', to: memberPaths.join.href() },
];
const pages: readonly SitePage[] = [
  ...navigation.flatMap(item => [item, ...(item.children ?? [])]),
  ...others,
];

type Texts = {
  language: Language;
  textOf: (key: TextKey) => string;
  /** What the association says; undefined while it is not known. */
  words: Site | undefined;
};

/** The pages of the site that are no content, and its lists, whose titles or texts have all words of a query. */
export function findSitePages(query: string, { language, textOf, words }: Texts): readonly SitePage[] {
  const asked = queryWords(query, language);
  const texts = words ? textsOf(words) : {};
  return pages.filter(({ label, to }) => {
    const found = indexWords([textOf(label), ...(texts[to] ?? [])].join(' '));
    return asked.every(word => isAmong(found, word));
  });
}

/** What pages and sections say, by their addresses. */
function textsOf({ mission, goals, timeline, people, activities, contact, membership }: Site) {
  const section = (name: keyof typeof homeSections) => `${homePath.href()}#${homeSections[name]}`;
  const texts: Readonly<Record<string, string[]>> = {
    [section('mission')]: [plainText(mission)],
    [section('goals')]: goals.flatMap(({ title, text }) => [title, text]),
    [section('history')]: timeline.flatMap(({ year, title, text }) => [year, title, text]),
    [sitePaths.people.href()]: people.flatMap(({ name, role, body, institution }) => [
      name,
      role,
      body,
      institution,
    ]),
    [sitePaths.activities.href()]: [plainText(activities)],
    [questionPaths.contact.href()]: [contact.address],
    [memberPaths.join.href()]: [membership.text, membership.fees ?? ''].map(plainText),
  };
  return texts;
}
