import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import { type AddressedItem, searchIn, versionsOfItem } from '#shared/page-versions.ts';
import type { ShownItem } from '#ui/pages/page-route.ts';
import { useSite } from '#ui/site-context.tsx';
import { routeAt } from './routes.ts';

/**
 * The path of the shown page in a language, whether it is written in it, and how a reader chooses one: of a pair that
 * leads to the counterpart.
 */
export function useLanguageChoice() {
  const { changeLanguage } = useSite();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const versions = useVersionsOfItem();
  const counterpart = versions?.[1];
  const pathIn = (target: Language) => (counterpart?.lang === target ? counterpart.path : pathname);
  const isWrittenIn = (target: Language) => versions?.some(({ lang }) => lang === target) ?? true;
  const choose = (target: Language) => {
    const move = () => {
      // The window's address, because the gallery's viewer changes it without the router.
      const { pathname: shown, search } = window.location;
      const to = { pathname: pathIn(target), search: searchIn(target, search), hash };
      if (to.pathname === shown && to.search === search) return;
      void navigate(to, { replace: true, preventScrollReset: true });
    };
    changeLanguage(target, move);
  };
  return { pathIn, isWrittenIn, choose };
}

/** The item that the page shows and its counterpart; undefined on a page without an item. */
function useVersionsOfItem() {
  const site = useSite();
  const { route, ...place } = routeAt(useLocation().pathname);
  const query = route.item?.(site, place);
  // Only looks at what the page itself has loaded.
  const { data: item } = useQuery({ ...(query ?? noItem), enabled: false });
  if (!item?.lang) return undefined;
  const { lang, translation = null } = item;
  const hrefOf = ({ id, slug = '' }: AddressedItem) =>
    route.path.replace(':id', String(id)).replace(':slug', slug);
  return versionsOfItem({ ...item, lang, translation }, hrefOf);
}

const noItem: QueryOptions<ShownItem> = {
  queryKey: ['noItem'],
  queryFn: () => Promise.reject(new Error('The page shows no item.')),
};
