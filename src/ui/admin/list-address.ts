import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pageOfQuery, pageParameter } from '#shared/site-query.ts';

const searchParameter = 'q';
const pageSizeParameter = 'pageSize';
export const sortParameter = 'sort';

/** How many a page of a list can have. */
export const pageSizes = [20, 50, 100] as const;

/** The search of a list, kept in the address; a new search starts at the first page. */
export function useListSearch(): { search: string; setSearch: (search: string) => void } {
  const [search, setSearch] = useListFilter(searchParameter);
  return { search, setSearch };
}

/** A filter of a list, kept in the address under a name. */
export function useListFilter(name: string): [value: string, set: (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (value: string) => {
      // Not the parameters of the last render: two filters may change before the screen follows.
      const next = new URLSearchParams(window.location.search);
      next.delete(pageParameter);
      if (value) next.set(name, value);
      else next.delete(name);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    [name, setQuery],
  );
  return [query.get(name) ?? '', set];
}

/**
 * How a list is sorted, kept in the address: a field of its answers, with `-` before it for downwards; undefined
 * where the address says none of these fields.
 */
export function useListSort<const Field extends string>(
  fields: readonly Field[],
): Field | `-${Field}` | undefined {
  const [sort] = useListFilter(sortParameter);
  const field = fields.find(known => known === sort.replace('-', ''));
  return field && (sort.startsWith('-') ? `-${field}` : field);
}

/** Which page of a list the address asks for, and of how many; `usual` is what it does not say. */
export function useListPage(usual: number = pageSizes[0]) {
  const [query] = useSearchParams();
  const [asked, setAsked] = useListFilter(pageSizeParameter);
  return {
    page: pageOfQuery(query),
    pageSize: pageSizes.find(size => String(size) === asked) ?? usual,
    setPageSize: (size: number) => setAsked(size === usual ? '' : String(size)),
  };
}

/** Takes every filter out of the address that a list has beside its search. */
export function useClearFilters(): () => void {
  const [query, setQuery] = useSearchParams();
  const kept = [searchParameter, sortParameter, pageSizeParameter];
  return () => {
    setQuery(new URLSearchParams([...query].filter(([name]) => kept.includes(name))), { replace: true });
  };
}
