import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRole } from '#features/accounts/admin/use-role.ts';
import { findTitles } from '#features/content/titles-contract.ts';
import { hasRole } from '#shared/api/access.ts';
import { editedParameter } from '#ui/admin/screens/opened-address.ts';
import { useContentSections } from '#ui/admin/screens/section.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { sections } from '../sections.ts';
import type { Group } from './entries.ts';

/** The pause after the last key before the server is asked, in milliseconds. */
const pause = 150;
/** Shorter queries find nearly everything. */
const shortest = 2;

/** What the server finds of a query: items by their titles, and what the sections find that the account may open. */
export function useFoundGroups(query: string): { groups: Group[]; isSearching: boolean } {
  const { t } = useTranslation(['shell', 'publishing']);
  const text = useText();
  const site = useSite();
  const contentSections = useContentSections();
  const role = useRole();
  const asked = useSettled(query.trim());
  const isAsked = asked.length >= shortest;
  const titles = useQuery({
    queryKey: ['titles', asked],
    queryFn: ({ signal }) => site.api(findTitles, { query: { search: asked } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const finders = sections.flatMap(({ finder = [], screens: [first] }) =>
    hasRole(role, first.access ?? 'editor') ? finder : [],
  );
  const found = useQuery({
    queryKey: ['found', role, asked],
    queryFn: ({ signal }) =>
      Promise.all(finders.map(async ({ load }) => (await load()).find(site, asked, signal))),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Who was erased is not found again.
    gcTime: 0,
  });
  if (query.trim().length < shortest) return { groups: [], isSearching: false };
  const items = (titles.data ?? []).flatMap(({ type, id, title, lang, status }) => {
    const section = contentSections.find(({ content }) => content.type === type);
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
  return {
    groups: [
      { name: t('palette.items'), entries: items },
      ...finders.map(({ title }, place) => ({ name: text(title), entries: found.data?.[place] ?? [] })),
    ],
    isSearching: asked !== query.trim() || titles.isFetching || found.isFetching,
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
