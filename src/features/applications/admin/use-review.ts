import { useMemo, useState } from 'react';
import { useListSearch } from '#ui/panel/list-address.ts';
import type { Application } from '../contract.ts';
import { type Column, type ColumnGroup, columnGroups, sentColumn } from './columns.ts';
import { findRows, type Row, type Sorting, sortRows, toRows } from './rows.ts';
import { useHiddenGroups } from './use-hidden-groups.ts';

export type Review = {
  search: string;
  setSearch: (search: string) => void;
  sorting: Sorting;
  sortBy: (column: Column) => void;
  hidden: readonly ColumnGroup['id'][];
  toggleGroup: (id: ColumnGroup['id']) => void;
  /** The groups of columns that are shown. */
  groups: readonly ColumnGroup[];
  /** What the search finds, in the order chosen. */
  shown: readonly Row[];
};

/** How a list of applications is looked at. */
export function useReview(applications: readonly Application[]): Review {
  const { search, setSearch } = useListSearch();
  const [sorting, setSorting] = useState<Sorting>({ column: sentColumn, isDescending: true });
  const [hidden, toggleGroup] = useHiddenGroups();
  const rows = useMemo(() => toRows(applications), [applications]);
  const sorted = useMemo(() => sortRows(rows, sorting), [rows, sorting]);
  const shown = useMemo(() => findRows(sorted, search), [sorted, search]);
  const groups = useMemo(() => columnGroups.filter(({ id }) => !hidden.includes(id)), [hidden]);
  const sortBy = (column: Column) =>
    setSorting(({ column: current, isDescending }) => ({
      column,
      isDescending: current.name === column.name && !isDescending,
    }));
  return { search, setSearch, sorting, sortBy, hidden, toggleGroup, groups, shown };
}
