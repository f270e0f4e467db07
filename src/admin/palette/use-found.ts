import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRole } from '#features/accounts/admin/use-role.ts';
import { findTitles } from '#features/content/titles-contract.ts';
import { peopleQueries } from '#features/people/client.ts';
import { peopleAdminPaths, personParameter } from '#features/people/paths.ts';
import { editedParameter } from '#ui/admin/opened-address.ts';
import { useContentSections } from '#ui/admin/section.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Group } from './entries.ts';

/** The pause after the last key before the server is asked, in milliseconds. */
const pause = 150;
/** Shorter queries find nearly everything. */
const shortest = 2;
const mostPeople = 5;

/** What the server finds of a query: items by their titles, and, for administrators, people. */
export function useFoundGroups(query: string): { groups: Group[]; isSearching: boolean } {
  const { t } = useTranslation(['shell', 'publishing']);
  const text = useText();
  const site = useSite();
  const sections = useContentSections();
  const isAdministrator = useRole() === 'administrator';
  const asked = useSettled(query.trim());
  const isAsked = asked.length >= shortest;
  const titles = useQuery({
    queryKey: ['titles', asked],
    queryFn: ({ signal }) => site.api(findTitles, { query: { search: asked } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    ...peopleQueries.search(site, asked),
    enabled: isAsked && isAdministrator,
    placeholderData: keepPreviousData,
  });
  if (query.trim().length < shortest) return { groups: [], isSearching: false };
  const items = (titles.data ?? []).flatMap(({ type, id, title, lang, status }) => {
    const section = sections.find(({ content }) => content.type === type);
    if (!section) return [];
    const state = status === 'published' ? [] : [t(`publishing:states.${status}`)];
    return [
      {
        key: `${type}-${id}`,
        to: `${section.screens[0].path.pattern}?${editedParameter}=${id}`,
        text: title,
        note: [text(`${section.texts}:one`), lang.toUpperCase(), ...state].join(' · '),
        lang,
        icon: section.icon,
      },
    ];
  });
  const found = (isAdministrator ? (people.data ?? []) : []).slice(0, mostPeople).map(({ email, names }) => ({
    key: `person-${email}`,
    to: `${peopleAdminPaths.list.href()}?${new URLSearchParams({ [personParameter]: email })}`,
    text: names[0] ?? email,
    note: email,
  }));
  return {
    groups: [
      { name: t('palette.items'), entries: items },
      { name: t('palette.people'), entries: found },
    ],
    isSearching: asked !== query.trim() || titles.isFetching || people.isFetching,
  };
}

/** A text once it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
