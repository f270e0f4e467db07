import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const searchParameter = 'q';
export const sortParameter = 'sort';

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
      next.delete('page');
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
