import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { parseId } from '#shared/ids.ts';

/** Of the address: `/galerija/3?slika=17` opens the viewer at that image. */
const parameter = 'slika';

/** The image that the viewer shows, none while it is closed. */
export type ShownImage = { id: number | undefined; show: (id: number | undefined) => void };

/**
 * Kept here rather than derived from the router's address: a change of image is no navigation (nothing to load, no
 * focus to move). The address follows, so that it can be passed on. Opening is an entry of the history of its own,
 * so that Back, which a phone's gesture is, closes the viewer; going on from image to image is none.
 */
export function useShownImage(): ShownImage {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const asked = parseId(query.get(parameter) ?? undefined);
  // Not at once: the server has no viewer, and the browser's first render must be the same.
  const [id, setId] = useState<number>();
  useEffect(() => setId(asked), [asked]);
  useEffect(() => {
    // Back and Forward, of which the router sees no more than the page.
    const follow = () => {
      if (window.location.pathname === pathname) setId(idInAddress());
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [pathname]);
  useEffect(() => {
    // Browsers refuse too many changes of the address in a short time, as a held arrow key would make them.
    const timer = setTimeout(() => {
      // On the way to another page the address is that page's already.
      if (window.location.pathname === pathname && idInAddress() !== id) {
        window.history.replaceState(window.history.state, '', addressOf(id));
      }
    }, 150);
    return () => clearTimeout(timer);
  }, [id, pathname]);
  const show = (next: number | undefined) => {
    if (id === undefined && next !== undefined) {
      // What the router keeps in the entry stays there: it is the same page, scrolled as far.
      window.history.pushState({ ...window.history.state, [opened]: true }, '', addressOf(next));
    }
    // Who came by an address that was passed on has no album to go back to.
    if (next === undefined && window.history.state?.[opened]) window.history.back();
    setId(next);
  };
  return { id, show };
}

/** Marks the entry that opening the viewer made. */
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
