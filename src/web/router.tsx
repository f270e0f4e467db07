import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createPath, type Location, type Navigator, parsePath, Router, type To } from 'react-router';
import { createScrollPositions } from './scroll-positions.ts';

type Shown = { location: Location; keepsScroll: boolean };

const Context = createContext(false);

/** Whether a page was asked for whose code is still on its way. */
export const useIsNavigating = () => useContext(Context);

type BrowserRouterProps = {
  /** Loads what the page at an address needs; undefined where it is there. */
  load: (location: Location) => Promise<void> | undefined;
  children: ReactNode;
};

/**
 * The addresses of the public pages in the browser: a page is shown, and its address with it, once its code is
 * there. React Router's own way of doing so is 16 KiB, on every page (docs/decisions/0008).
 */
export function BrowserRouter({ load, children }: BrowserRouterProps) {
  const [shown, setShown] = useState<Shown>(() => ({ location: currentLocation(), keepsScroll: true }));
  const [isNavigating, setIsNavigating] = useState(false);
  const [{ navigator, follow, scroll }] = useState(() =>
    createNavigation(load, shown.location, { setShown, setIsNavigating }),
  );
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [follow]);
  useEffect(() => scroll.takeOver(), [scroll]);
  useLayoutEffect(() => scroll.find(shown), [scroll, shown]);
  return (
    <Context.Provider value={isNavigating}>
      <Router location={shown.location} navigator={navigator}>
        {children}
      </Router>
    </Context.Provider>
  );
}

type Setters = { setShown: (shown: Shown) => void; setIsNavigating: (isNavigating: boolean) => void };

function createNavigation(
  load: BrowserRouterProps['load'],
  first: Location,
  { setShown, setIsNavigating }: Setters,
) {
  let current = first;
  let wanted = first;
  const scroll = createScrollPositions(() => current.key);
  const show = async (location: Location, keepsScroll: boolean, writeAddress?: () => void) => {
    wanted = location;
    const loading = load(location);
    if (loading) {
      setIsNavigating(true);
      await loading;
      // Of two in quick succession the later one holds.
      if (wanted !== location) return;
    }
    scroll.remember();
    writeAddress?.();
    current = location;
    setIsNavigating(false);
    startTransition(() => setShown({ location, keepsScroll }));
  };
  const writer =
    (write: 'pushState' | 'replaceState'): Navigator['push'] =>
    (to, state = null, { preventScrollReset = false } = {}) => {
      const location = locationAt(to, state);
      void show(location, preventScrollReset, () =>
        window.history[write](entryOf(location), '', createPath(location)),
      );
    };
  const navigator: Navigator = {
    createHref: to => (typeof to === 'string' ? to : createPath(to)),
    go: delta => window.history.go(delta),
    push: writer('pushState'),
    replace: writer('replaceState'),
  };
  /** Back, Forward, and a plain link to an anchor of the page: the browser has changed the address already. */
  const follow = () => void show(currentLocation(), false);
  return { navigator, follow, scroll };
}

type Entry = { key: string; usr: unknown };

const entryOf = ({ key, state }: Location): Entry => ({ key, usr: state });
const newKey = () => Math.random().toString(36).slice(2, 10);

function locationAt(to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: '/', search: '', hash: '', ...path, state, key: newKey() };
}

/** What the browser's address bar says. An entry of the history that is not ours yet gets a key to be known by. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Partial<Entry> | null;
  const location = {
    ...locationAt({ pathname, search, hash }, entry?.usr ?? null),
    ...(entry?.key && { key: entry.key }),
  };
  if (!entry?.key) window.history.replaceState(entryOf(location), '');
  return location;
}
