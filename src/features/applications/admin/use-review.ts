import { useMemo } from 'react';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import {
  sortParameter,
  useClearFilters,
  useListFilter,
  useListSearch,
} from '#ui/admin/lists/list-address.ts';
import { useLanguage } from '#ui/i18n.tsx';
import type { Application } from '../schemas.ts';
import {
  type ApplicationColumn,
  allColumns,
  type ColumnGroup,
  columnGroupsOf,
  sentColumn,
} from './list/columns.ts';
import { countByStatus, type Filters, filtersOf, institutionsOf, type StatusCounts } from './list/filters.ts';
import { filterRows, findRows, type Row, type Sorting, sortRows, toRows } from './list/rows.ts';
import { useHiddenGroups } from './list/use-hidden-groups.ts';

export type Review = {
  search: string;
  setSearch: (search: string) => void;
  filters: Filters;
  /** An empty value is any. */
  setFilter: (name: keyof Filters, value: string) => void;
  clearFilters: () => void;
  isFiltered: boolean;
  /** Of all applications. */
  counts: StatusCounts;
  institutions: ReturnType<typeof institutionsOf>;
  sorting: Sorting;
  sortBy: (column: ApplicationColumn) => void;
  hidden: readonly ColumnGroup['id'][];
  toggleGroup: (id: ColumnGroup['id']) => void;
  groups: readonly ColumnGroup[];
  shown: readonly Row[];
};

export const newestFirst = `-${sentColumn.name}`;

/** Parses the sorting in the address: a column, with `-` before it for descending. */
function sortingOf(sort: string): Sorting {
  const column = allColumns.find(({ name }) => name === sort.replace('-', ''));
  if (!column) return { column: sentColumn, isDescending: true };
  return { column, isDescending: sort.startsWith('-') };
}

/** The parameters of the filters in the address. */
const parameters = { status: 'status', institution: 'ustanova', membership: 'clanstvo' } as const;

function useFilters() {
  const [status, setStatus] = useListFilter(parameters.status);
  const [institution, setInstitution] = useListFilter(parameters.institution);
  const [membership, setMembership] = useListFilter(parameters.membership);
  const filters = useMemo(
    () => filtersOf({ status, institution, membership }),
    [status, institution, membership],
  );
  const setters = { status: setStatus, institution: setInstitution, membership: setMembership };
  return {
    filters,
    setFilter: (name: keyof Filters, value: string) => setters[name](value),
    clearFilters: useClearFilters(),
    isFiltered: Object.values(filters).some(value => value !== undefined),
  };
}

/** The search, filters, sorting and visible columns of a list of applications. */
export function useReview(event: ShownEvent, applications: readonly Application[]): Review {
  const { search, setSearch } = useListSearch();
  const [sort, setSort] = useListFilter(sortParameter);
  const sorting = useMemo(() => sortingOf(sort || newestFirst), [sort]);
  const [hidden, toggleGroup] = useHiddenGroups();
  const rows = useMemo(() => toRows(applications), [applications]);
  const sorted = useMemo(() => sortRows(rows, sorting), [rows, sorting]);
  const filtering = useFilters();
  const { filters, isFiltered } = filtering;
  const language = useLanguage();
  const found = useMemo(() => findRows(sorted, search, language), [sorted, search, language]);
  const shown = useMemo(
    () => (isFiltered ? filterRows(found, filters) : found),
    [found, isFiltered, filters],
  );
  const counts = useMemo(() => countByStatus(applications), [applications]);
  const institutions = useMemo(() => institutionsOf(applications), [applications]);
  const allGroups = columnGroupsOf(event);
  const groups = useMemo(() => allGroups.filter(({ id }) => !hidden.includes(id)), [allGroups, hidden]);
  const sortBy = ({ name }: ApplicationColumn) => {
    const isReversed = sorting.column.name === name && !sorting.isDescending;
    setSort(isReversed ? `-${name}` : name);
  };
  return {
    ...{ search, setSearch, sorting, sortBy, hidden, toggleGroup, groups, shown, counts, institutions },
    ...filtering,
  };
}
