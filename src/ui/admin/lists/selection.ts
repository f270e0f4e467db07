import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { toggledKeys } from './toggled-keys.ts';

export type Selection<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** With Shift held also the rows between it and the one before. */
  toggle: (row: Row, event?: ChangeEvent) => void;
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
  const newestShown = useRef(shown);
  useEffect(() => {
    newestShown.current = shown;
  });
  const last = useRef<string>(undefined);
  const has = (row: Row) => keys.has(keyOf(row));
  const rows = shown.filter(has);
  const toggle = useCallback(
    (row: Row, event?: ChangeEvent) => {
      const key = keyOf(row);
      const from = isWithShift(event) ? last.current : undefined;
      last.current = key;
      setKeys(known => toggledKeys(known, newestShown.current.map(keyOf), key, from));
    },
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

/** The change of a check box is told by a click, also that of the space bar. */
function isWithShift(event: ChangeEvent | undefined): boolean {
  return event?.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
}
