import { useCallback } from 'react';
import { type Location, type To, useLocation, useNavigate } from 'react-router';

type Opened = {
  /** What is open, as the address says; empty where nothing is. */
  opened: string;
  /** Opens it; `instead` of what was open under a name, to which Back shall not lead. */
  open: (value: string | number, options?: { instead?: string }) => void;
  close: () => void;
};

/** The name under which the address says what is edited, and what it says of something new. */
export const editedParameter = 'uredi';
export const newItem = 'novo';

/**
 * What is open over or beside a screen, kept in the address under a name: Back closes it, which is the way out on
 * phones, and a link leads to it.
 */
export function useOpened(name: string): Opened {
  const location = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(location.search).get(name) ?? '';
  const state = stateOf(location);
  const open = useCallback<Opened['open']>(
    (value, { instead } = {}) => {
      const to = addressWith({ ...(instead && { [instead]: '' }), [name]: String(value) });
      const next = instead ? state : { screenKey: location.key };
      void navigate(to, { replace: instead !== undefined, state: next, preventScrollReset: true });
    },
    [name, navigate, location.key, state],
  );
  const close = useCallback(() => {
    // Whoever came by a link has nothing behind them to go back to.
    if (state) void navigate(-1);
    else void navigate(addressWith({ [name]: '' }), { replace: true, preventScrollReset: true });
  }, [name, navigate, state]);
  return { opened, open, close };
}

/** What is kept with an entry of the history where something was opened over a screen, and by a link nothing. */
type OpenedState = { screenKey: string } | null;

function stateOf({ state }: Location): OpenedState {
  return typeof state?.screenKey === 'string' ? (state as OpenedState) : null;
}

/** By which the place on a screen is kept that it is scrolled to: the same one whatever is open over it. */
export function scrollKeyOf(location: Location): string {
  return stateOf(location)?.screenKey ?? location.key;
}

/** Not of the last render: a filter may have changed since. */
function addressWith(parameters: Record<string, string>): To {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return { search: query.toString() };
}
