import { useMemo } from 'react';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { sortParameter, useListFilter, useListSearch } from '#ui/admin/list-address.ts';
import type { Application } from '../contract.ts';
import {
  type ApplicationColumn,
  allColumns,
  type ColumnGroup,
  columnGroupsOf,
  sentColumn,
} from './columns.ts';
import { findRows, type Row, type Sorting, sortRows, toRows } from './rows.ts';
import { useHiddenGroups } from './use-hidden-groups.ts';

export type Review = {
  search: string;
  setSearch: (search: string) => void;
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

/** The search, sorting and visible columns of a list of applications. */
export function useReview(event: ShownEvent, applications: readonly Application[]): Review {
  const { search, setSearch } = useListSearch();
  const [sort, setSort] = useListFilter(sortParameter);
  const sorting = useMemo(() => sortingOf(sort || newestFirst), [sort]);
  const [hidden, toggleGroup] = useHiddenGroups();
  const rows = useMemo(() => toRows(applications), [applications]);
  const sorted = useMemo(() => sortRows(rows, sorting), [rows, sorting]);
  const shown = useMemo(() => findRows(sorted, search), [sorted, search]);
  const allGroups = columnGroupsOf(event);
  const groups = useMemo(() => allGroups.filter(({ id }) => !hidden.includes(id)), [allGroups, hidden]);
  const sortBy = ({ name }: ApplicationColumn) => {
    const isReversed = sorting.column.name === name && !sorting.isDescending;
    setSort(isReversed ? `-${name}` : name);
  };
  return { search, setSearch, sorting, sortBy, hidden, toggleGroup, groups, shown };
}
