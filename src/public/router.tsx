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
import type { Language } from '#shared/language.ts';
import { searchIn } from '#shared/page-versions.ts';
import type { CameFrom } from '#ui/navigation/way-back.ts';
import { canonicalPathname } from './routes.ts';
import { createScrollPositions } from './scroll-positions.ts';

type Shown = {
  location: Location;
  /** Whether it is the same page at another address. */
  keepsScroll: boolean;
  followedLink?: string | undefined;
};

/** How the current page was reached, and whether the code of another page is loading. */
type Navigation = Omit<Shown, 'location'> & { isNavigating: boolean };

const Context = createContext<Navigation>({ isNavigating: false, keepsScroll: true });

export const useNavigation = () => useContext(Context);

type BrowserRouterProps = {
  /** The location of the page that the server rendered. */
  rendered: Location;
  /** Loads what the page at an address needs; undefined if everything is loaded. */
  load: (location: Location) => Promise<unknown> | undefined;
  /** The language that is chosen now; addresses follow it. */
  language: () => Language;
  children: ReactNode;
};

/**
 * The router of the public pages in the browser. It shows a page, and changes the address, once the page's
 * code is loaded. React Router's own would add 16 KiB to every page (docs/decisions/0008-public-router.md).
 */
export function BrowserRouter({ rendered, load, language, children }: BrowserRouterProps) {
  const [shown, setShown] = useState<Shown>({ location: rendered, keepsScroll: true });
  const [isNavigating, setIsNavigating] = useState(false);
  const [{ navigator, follow, scroll }] = useState(() =>
    createNavigation({ load, language }, rendered, { setShown, setIsNavigating }),
  );
  useEffect(() => {
    // In place of what `start.ts` does as long as there is no router.
    window.onpopstate = follow;
    return () => {
      window.onpopstate = null;
    };
  }, [follow]);
  useEffect(() => scroll.takeOver(), [scroll]);
  useLayoutEffect(() => scroll.find(shown), [scroll, shown]);
  const { keepsScroll, followedLink } = shown;
  return (
    <Context.Provider value={{ isNavigating, keepsScroll, followedLink }}>
      <Router location={shown.location} navigator={navigator}>
        {children}
      </Router>
    </Context.Provider>
  );
}

type Setters = { setShown: (shown: Shown) => void; setIsNavigating: (isNavigating: boolean) => void };

function createNavigation(
  { load, language }: Pick<BrowserRouterProps, 'load' | 'language'>,
  first: Location,
  { setShown, setIsNavigating }: Setters,
) {
  let current = first;
  let latest = first;
  const scroll = createScrollPositions(() => current.key);
  const show = async (location: Location, keepsScroll: boolean, writeAddress?: () => void) => {
    latest = location;
    const loading = load(location);
    if (loading) {
      setIsNavigating(true);
      await loading;
      // The last of several quick navigations wins.
      if (latest !== location) return;
    }
    scroll.remember();
    writeAddress?.();
    current = location;
    setIsNavigating(false);
    const followedLink = scroll.followedLink(location.key);
    startTransition(() => setShown({ location, keepsScroll, followedLink }));
  };
  const writer =
    (write: 'pushState' | 'replaceState'): Navigator['push'] =>
    (to, _state, { preventScrollReset = false } = {}) => {
      const location = locationAt(to, null, language());
      location.state = write === 'pushState' ? cameFrom(current, location) : current.state;
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
  /** Back, Forward, and plain links to an anchor: the browser has already changed the address. */
  const follow = () => void show(currentLocation(language()), false);
  return { navigator, follow, scroll };
}

/** The state of the next entry. An anchor of the same page is one more step back to the list. */
function cameFrom(current: Location, next: Location): CameFrom {
  const known = current.state as CameFrom | null;
  if (known && current.pathname === next.pathname && current.search === next.search)
    return { ...known, steps: known.steps + 1 };
  return { from: createPath(current), steps: 1 };
}

type Entry = { key: string; usr: unknown };

const entryOf = ({ key, state }: Location): Entry => ({ key, usr: state });
const newKey = () => Math.random().toString(36).slice(2, 10);

function locationAt(to: To, state: unknown, language: Language): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  // The address to which the server would redirect.
  return {
    pathname: canonicalPathname(pathname) ?? pathname,
    search: searchIn(language, search),
    ...{ hash, state, key: newKey() },
  };
}

/** The address bar's location. An entry without a key gets one; one of another language gets the language chosen now. */
export function currentLocation(language: Language): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Partial<Entry> | null;
  const location = {
    ...locationAt({ pathname, search, hash }, entry?.usr ?? null, language),
    ...(entry?.key && { key: entry.key }),
  };
  if (!entry?.key || location.pathname !== pathname || location.search !== search) {
    window.history.replaceState(entryOf(location), '', createPath(location));
  }
  return location;
}
