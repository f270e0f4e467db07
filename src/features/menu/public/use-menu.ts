import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { homePath } from '#shared/paths.ts';
import { useSite } from '#ui/site-context.tsx';
import { menuQuery } from '../client.ts';
import type { Menu, MenuEntry, MenuLink } from '../contract.ts';

const none: Menu = { entries: [], footer: [], bar_from: null };

/** The menu, which the server has put into every page; after a change of language the former one until the other is loaded. */
export function useMenu(): Menu {
  const { data = none } = useQuery({ ...menuQuery(useSite()), placeholderData: keepPreviousData });
  return data;
}

/** Whether an entry, or one below it that is no anchor, leads to the page at a path or to its list. */
export function isCurrent(entry: MenuLink & Partial<MenuEntry>, pathname: string): boolean {
  const { url, items = `${url}/`, children = [] } = entry;
  const own = pathname === url || (url !== homePath.href() && pathname.startsWith(items));
  return own || children.some(child => !child.url.includes('#') && isCurrent(child, pathname));
}
