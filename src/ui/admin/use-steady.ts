import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same one, and does what the function of the latest render does: rows of a long list that
 * are given it need not be drawn again. For events only, not while something is drawn.
 */
export function useSteady<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args) => latest.current(...args), []);
}
