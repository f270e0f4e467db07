import type { Location } from 'react-router';
import { focusElement } from '#ui/focus-after-navigation.ts';
import { withStorage } from './language.ts';

const storageKey = 'scrollPositions';

/** How long a page has before it scrolls to the anchor of its address, in milliseconds (SPECIFICATION 9). */
const anchorDelay = 100;

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
    /** Once a page is shown; the answer calls off what is still to come. */
    find({ location, keepsScroll }: { location: Location; keepsScroll: boolean }): (() => void) | undefined {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst || keepsScroll) return;
      const position = positions[location.key];
      const anchor = decodeAnchor(location.hash);
      if (position !== undefined || !anchor) scrollAtOnce(position ?? 0);
      if (!anchor) return;
      const timer = setTimeout(() => {
        const target = document.getElementById(anchor);
        if (!target) return;
        if (position === undefined) target.scrollIntoView();
        focusElement(target);
      }, anchorDelay);
      return () => clearTimeout(timer);
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

/** Another page is where it should be from the beginning; only an anchor is scrolled to for the eye. */
function scrollAtOnce(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
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
