import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { parseId } from '#shared/api/ids.ts';

/** `/galerija/3?slika=17` opens the viewer at that image. */
const parameter = 'slika';

export type ShownImage = { id: number | undefined; show: (id: number | undefined) => void };

/**
 * State of its own, because a change of image is no navigation: nothing loads and the focus stays. The address
 * follows, so that it can be shared. Only opening adds a history entry, so that Back closes the viewer.
 */
export function useShownImage(): ShownImage {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const addressed = parseId(query.get(parameter) ?? undefined);
  // Not in the first render, which must equal the server's.
  const [id, setId] = useState<number>();
  useEffect(() => setId(addressed), [addressed]);
  useEffect(() => {
    // Back and Forward, for which the router sees no change of page.
    const follow = () => {
      if (window.location.pathname === pathname) setId(idInAddress());
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [pathname]);
  useEffect(() => {
    // Browsers limit how often the address may change, which a held arrow key would exceed.
    const timer = setTimeout(() => {
      // During a navigation the address is already the other page's.
      if (window.location.pathname === pathname && idInAddress() !== id) {
        window.history.replaceState(window.history.state, '', addressOf(id));
      }
    }, 150);
    return () => clearTimeout(timer);
  }, [id, pathname]);
  const show = (next: number | undefined) => {
    if (id === undefined && next !== undefined) {
      // Keeps the router's state of the entry, since it is the same page.
      window.history.pushState({ ...window.history.state, [opened]: true }, '', addressOf(next));
    }
    // A shared address has opened the viewer, so there is no entry to go back to.
    if (next === undefined && window.history.state?.[opened]) window.history.back();
    setId(next);
  };
  return { id, show };
}

/** Marks the history entry that opened the viewer. */
const opened = 'viewer';

function idInAddress(): number | undefined {
  return parseId(new URLSearchParams(window.location.search).get(parameter) ?? undefined);
}

function addressOf(id: number | undefined): URL {
  const address = new URL(window.location.href);
  if (id === undefined) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, String(id));
  return address;
}
