import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { type Language, languageParameter } from '#shared/language.ts';
import { versionsOfItem } from '#shared/page-versions.ts';
import type { QueryOptions } from '#shared/query-options.ts';
import type { ShownItem } from '#ui/page-route.ts';
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
    const path = pathIn(target);
    const move = () => {
      // The choice is stored; a parameter in the address would override it at the next load. Reads the window's
      // address, because the gallery's viewer changes it without the router.
      const rest = new URLSearchParams(window.location.search);
      if (path === pathname && !rest.has(languageParameter)) return;
      rest.delete(languageParameter);
      const to = { pathname: path, search: rest.toString(), hash };
      void navigate(to, { replace: true, preventScrollReset: true });
    };
    changeLanguage(target, move);
  };
  return { pathIn, isWrittenIn, choose };
}

/** The item that the page shows and its counterpart; undefined on a page without an item. */
function useVersionsOfItem() {
  const site = useSite();
  const { route, id } = routeAt(useLocation().pathname);
  const query = id === undefined ? undefined : route.item?.(site, id);
  // Only looks at what the page itself has loaded.
  const { data: item } = useQuery({ ...(query ?? noItem), enabled: false });
  if (!item?.lang) return undefined;
  const { lang, translation = null } = item;
  const hrefOf = ({ id }: { id: number }) => route.path.replace(':id', String(id));
  return versionsOfItem({ id: item.id, lang, translation }, hrefOf);
}

const noItem: QueryOptions<ShownItem> = {
  queryKey: ['noItem'],
  queryFn: () => Promise.reject(new Error('The page shows no item.')),
};
