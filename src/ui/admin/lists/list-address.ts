import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pageOfQuery, pageParameter } from '#shared/site-query.ts';

const searchParameter = 'q';
const pageSizeParameter = 'pageSize';
export const sortParameter = 'sort';

export const pageSizes = [20, 50, 100] as const;

/** The search of a list, stored in the address. A new search starts at the first page. */
export function useListSearch(): { search: string; setSearch: (search: string) => void } {
  const [search, setSearch] = useListFilter(searchParameter);
  return { search, setSearch };
}

/** A filter of a list, stored in the address. */
export function useListFilter(name: string): [value: string, set: (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (value: string) => {
      // Not the parameters of the last render: two filters may change before it.
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

/** The sorting of a list, stored in the address: a field, with `-` before it for descending. */
export function useListSort<const Field extends string>(
  fields: readonly Field[],
): Field | `-${Field}` | undefined {
  const [sort] = useListFilter(sortParameter);
  const field = fields.find(known => known === sort.replace('-', ''));
  return field && (sort.startsWith('-') ? `-${field}` : field);
}

/** The page and page size of a list, stored in the address; `usual` is the default size. */
export function useListPage(usual: number = pageSizes[0]) {
  const [query] = useSearchParams();
  const [requested, setRequested] = useListFilter(pageSizeParameter);
  return {
    page: pageOfQuery(query),
    pageSize: pageSizes.find(size => String(size) === requested) ?? usual,
    setPageSize: (size: number) => setRequested(size === usual ? '' : String(size)),
  };
}

/** Removes every filter except the search from the address. */
export function useClearFilters(): () => void {
  const [, setQuery] = useSearchParams();
  const kept = [searchParameter, sortParameter, pageSizeParameter];
  return () => {
    // Not the parameters of the last render: a search may have begun since.
    const present = new URLSearchParams(window.location.search);
    setQuery(new URLSearchParams([...present].filter(([name]) => kept.includes(name))), { replace: true });
  };
}
