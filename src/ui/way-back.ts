import type { MouseEvent } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router';

/** Kept in an entry of the history: the address from where a link led to its page, and how many entries ago. */
export type CameFrom = { from: string; steps: number };

/**
 * Follows a link from an item to the list at a path. Whoever came from there goes back in the history: to the same
 * page of the list and the same place on it.
 */
export function useWayBack(list: string): (event: MouseEvent) => void {
  const state = useLocation().state as Partial<CameFrom> | null;
  const navigate = useNavigate();
  return event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!state?.from || !state.steps || parsePath(state.from).pathname !== list) return;
    event.preventDefault();
    void navigate(-state.steps);
  };
}
