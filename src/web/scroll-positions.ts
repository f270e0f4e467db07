import type { Location } from 'react-router';
import { withStorage } from './language.ts';

const storageKey = 'scrollPositions';

/**
 * How far each entry of the history was scrolled: Back returns to the place, a new address begins at its anchor or
 * at the top. The browser does so by itself for a document that it loads, but for none that stays.
 */
export function createScrollPositions(currentKey: () => string) {
  const positions: Record<string, number> = stored();
  const remember = () => {
    positions[currentKey()] = window.scrollY;
  };
  let isFirst = true;
  return {
    /** Before another page takes the place of the one that is shown. */
    remember,
    /** Once a page is shown. */
    find({ location, keepsScroll }: { location: Location; keepsScroll: boolean }): void {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) return;
      const position = positions[location.key];
      const anchor = document.getElementById(decodeAnchor(location.hash));
      if (position !== undefined) window.scrollTo(0, position);
      else if (anchor) anchor.scrollIntoView();
      else if (!keepsScroll) window.scrollTo(0, 0);
    },
    /** From the browser, until the document is left; the answer gives it back. */
    takeOver(): () => void {
      window.history.scrollRestoration = 'manual';
      const leave = () => {
        remember();
        withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)));
        window.history.scrollRestoration = 'auto';
      };
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('pagehide', leave);
        window.history.scrollRestoration = 'auto';
      };
    },
  };
}

function stored(): Record<string, number> {
  return withStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) ?? {};
}

/** The id that an address' anchor means; what is no text is no id. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
