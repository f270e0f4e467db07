import type { MouseEvent } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router';

/** Stored in a history entry: the address of the page that the user came from, and how many entries ago. */
export type CameFrom = { from: string; steps: number };

/**
 * Follows a link to a list. If the user came from there, goes back in the history instead, to the same page
 * and scroll position.
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
