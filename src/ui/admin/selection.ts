import { useCallback, useState } from 'react';

export type Selection<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects all rows of the page, or none if all are. */
  toggleAll: () => void;
  state: 'none' | 'some' | 'all';
  clear: () => void;
};

/**
 * The selected ones of the rows that are shown. What is no longer shown is not selected. `toggle` stays the same
 * function where `keyOf` does.
 */
export function useSelection<Row>(shown: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const has = (row: Row) => keys.has(keyOf(row));
  const rows = shown.filter(has);
  const toggle = useCallback(
    (row: Row) => setKeys(known => known.symmetricDifference(new Set([keyOf(row)]))),
    [keyOf],
  );
  const isAll = rows.length > 0 && rows.length === shown.length;
  return {
    rows,
    has,
    toggle,
    toggleAll: () => setKeys(new Set(isAll ? [] : shown.map(keyOf))),
    state: isAll ? 'all' : rows.length > 0 ? 'some' : 'none',
    clear: () => setKeys(new Set()),
  };
}
