import { useCallback, useEffect, useRef } from 'react';
import { type Location, type To, useLocation, useNavigate } from 'react-router';
import { parseId } from '#shared/api/ids.ts';
import { focusLeftIn } from '#ui/navigation/focus-after-navigation.ts';

export type Opened = {
  /** The value in the address; empty if nothing is open. */
  opened: string;
  /** Opens a value. `instead` replaces what is open under that name, so that Back skips it. */
  open: (value: string | number, options?: { instead?: string }) => void;
  close: () => void;
};

/** The query parameter with the id of the edited item, and its value for a new item. */
export const editedParameter = 'uredi';
export const newItem = 'novo';

/** What an item is opened for: to begin its translation, or the name of a tool that is open at once. */
export const forTranslation = 'prijevod';

/** What an item is opened for: to begin a copy of it. */
export const forCopy = 'kopija';

/** The value for an item that is opened for something. */
export const openedFor = (id: number, purpose: string) => `${id}-${purpose}`;

/** The item that a value opens, and what for. */
export function readOpened(opened: string): { id: number | undefined; purpose: string | undefined } {
  const [, id, purpose] = /^(\d+)(?:-([a-z]+))?$/.exec(opened) ?? [];
  return { id: parseId(id), purpose };
}

/** What is open over a screen, stored in the address. Back closes it, and links can lead to it. */
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
    // A link has opened it, so there is no entry to go back to.
    if (state) void navigate(-1);
    else void navigate(addressWith({ [name]: '' }), { replace: true, preventScrollReset: true });
  }, [name, navigate, state]);
  useFocusAfterClosing(opened);
  return { opened, open, close };
}

/**
 * What a link or the search of the panel has opened leaves the focus at the screen or nowhere when it is closed, and the
 * button that began a translation is removed once there is one: then its row has it, or else the heading.
 */
function useFocusAfterClosing(opened: string): void {
  const last = useRef(opened);
  useEffect(() => {
    const { id = last.current, purpose } = readOpened(last.current);
    const isNowhere = document.activeElement?.matches('body, main, h1') || purpose === forTranslation;
    if (last.current && !opened && isNowhere) {
      const row = document.querySelector(`[data-row="${CSS.escape(String(id))}"]`);
      row?.querySelector<HTMLElement>('a, button')?.focus();
      focusLeftIn(document.querySelector('main'));
    }
    last.current = opened;
  }, [opened]);
}

/** The state of a history entry that opened something over a screen. */
type OpenedState = { screenKey: string } | null;

function stateOf({ state }: Location): OpenedState {
  return typeof state?.screenKey === 'string' ? (state as OpenedState) : null;
}

/** The key of a screen's scroll position. It does not depend on what is open over the screen. */
export function scrollKeyOf(location: Location): string {
  return stateOf(location)?.screenKey ?? location.key;
}

/** Not from the last render: a filter may have changed since. */
function addressWith(parameters: Record<string, string>): To {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return { search: query.toString() };
}
