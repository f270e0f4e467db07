import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { parseId } from '#shared/ids.ts';

/** Of the address: `/galerija/3?slika=17` opens the viewer at that image. */
const parameter = 'slika';

/** The image that the viewer shows, none while it is closed. */
export type ShownImage = { id: number | undefined; show: (id: number | undefined) => void };

/**
 * Kept here rather than derived from the router's address: a change of image is no navigation (nothing to load, no
 * focus to move, no entry for Back to stop at). The address only follows, so that it can be passed on.
 */
export function useShownImage(): ShownImage {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const asked = parseId(query.get(parameter) ?? undefined);
  // Not at once: the server has no viewer, and the browser's first render must be the same.
  const [id, show] = useState<number>();
  useEffect(() => show(asked), [asked]);
  useEffect(() => {
    // Browsers refuse too many changes of the address in a short time, as a held arrow key would make them.
    const timer = setTimeout(() => {
      // On the way to another page the address is that page's already.
      if (window.location.pathname === pathname) writeAddress(id);
    }, 150);
    return () => clearTimeout(timer);
  }, [id, pathname]);
  return { id, show };
}

function writeAddress(id: number | undefined): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get(parameter) === (id === undefined ? null : String(id))) return;
  if (id === undefined) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, String(id));
  // What the router keeps in the entry stays there.
  window.history.replaceState(window.history.state, '', address);
}
