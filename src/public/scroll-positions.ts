import type { Location } from 'react-router';
import { focusElement } from '#ui/navigation/focus-after-navigation.ts';
import { withStorage } from './language.ts';

/** The scroll position of a history entry, and the link by which it was left. */
type Left = { top: number; link: string | undefined };

const storageKey = 'placesLeft';

/** The delay before scrolling to an anchor, in milliseconds (docs/product.md#constants). */
const anchorDelay = 100;

/**
 * Scroll positions of history entries: Back restores the position, a new page starts at its anchor or at the
 * top. Browsers do this only when they load a document.
 */
export function createScrollPositions(currentKey: () => string) {
  const places: Record<string, Left> = stored();
  const remember = () => {
    const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? undefined;
    places[currentKey()] = { top: window.scrollY, link };
  };
  let isFirst = true;
  return {
    /** Called before another page is shown. */
    remember,
    followedLink: (key: string): string | undefined => places[key]?.link,
    /** Called after a page is shown. Returns a function that cancels pending scrolling. */
    find({ location, keepsScroll }: { location: Location; keepsScroll: boolean }): (() => void) | undefined {
      const left = places[location.key];
      const wasFirst = isFirst;
      isFirst = false;
      // The browser has not always heard, when the page was left, that it is to restore the position.
      const isForgotten = wasFirst && left && window.history.scrollRestoration === 'manual';
      if ((wasFirst || keepsScroll) && !isForgotten) return;
      const anchor = decodeAnchor(location.hash);
      if (left || !anchor) window.scrollTo(0, left?.top ?? 0);
      if (!anchor) return;
      const timer = setTimeout(() => {
        const target = document.getElementById(anchor);
        if (!target) return;
        if (!left) scrollForTheEye(target);
        focusElement(target);
      }, anchorDelay);
      return () => clearTimeout(timer);
    },
    /** Disables the browser's own scroll restoration. Returns a function that enables it again. */
    takeOver(): () => void {
      window.history.scrollRestoration = 'manual';
      const leave = () => {
        remember();
        withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(places)));
        // Back may have reached an entry whose page is not shown yet. The browser does not know its position.
        if (window.history.state?.key === currentKey()) window.history.scrollRestoration = 'auto';
      };
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('pagehide', leave);
        window.history.scrollRestoration = 'auto';
      };
    },
  };
}

/** Only anchors are scrolled to smoothly. Another page, and a focused element, are positioned at once. */
function scrollForTheEye(target: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}

function stored(): Record<string, Left> {
  return withStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) ?? {};
}

/** The id of an anchor; empty if it has invalid escapes. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
