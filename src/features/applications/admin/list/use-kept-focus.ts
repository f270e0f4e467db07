import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-application]');
const controlsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, button')];

/**
 * Keeps the focus on the application that has it. A row belongs to a place of the list and is filled anew with another
 * application when the list changes, which takes two thirds of the time of making all cells in view (docs/performance.md).
 * Where its application is no longer in view, nothing has the focus. The result is for the `onFocus` of what the rows are in.
 */
export function useKeptFocus(): (event: FocusEvent<HTMLElement>) => void {
  const kept = useRef<{ control: HTMLElement; id: string | undefined }>(undefined);
  useLayoutEffect(() => {
    if (!kept.current || kept.current.control !== document.activeElement) return;
    const { control, id } = kept.current;
    const row = rowOf(control);
    if (!row || row.dataset.application === id) return;
    const place = controlsIn(row).indexOf(control);
    const moved = row.parentElement?.querySelector(`[data-application="${id}"]`);
    control.blur();
    if (moved) controlsIn(moved)[place]?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    kept.current = { control: target, id: rowOf(target)?.dataset.application };
  };
}
