import type { Location } from 'react-router';
import { focusElement } from '#ui/focus-after-navigation.ts';
import { withStorage } from './language.ts';

/** Where an entry of the history was left: how far it was scrolled, and the link of its content that was followed. */
type Left = { top: number; link: string | undefined };

const storageKey = 'placesLeft';

/** How long a page has before it scrolls to the anchor of its address, in milliseconds (docs/product.md#constants). */
const anchorDelay = 100;

/**
 * Where each entry of the history was left: Back returns to the place, a new address begins at its anchor or
 * at the top. The browser does so by itself for a document that it loads, but for none that stays.
 */
export function createScrollPositions(currentKey: () => string) {
  const places: Record<string, Left> = stored();
  const remember = () => {
    const link = document.activeElement?.closest('main a')?.getAttribute('href') ?? undefined;
    places[currentKey()] = { top: window.scrollY, link };
  };
  let isFirst = true;
  return {
    /** Before another page takes the place of the one that is shown. */
    remember,
    /** The link by which an entry of the history was left. */
    linkLeft: (key: string): string | undefined => places[key]?.link,
    /** Once a page is shown; the answer calls off what is still to come. */
    find({ location, keepsScroll }: { location: Location; keepsScroll: boolean }): (() => void) | undefined {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst || keepsScroll) return;
      const left = places[location.key];
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
    /** From the browser, until the document is left; the answer gives it back. */
    takeOver(): () => void {
      window.history.scrollRestoration = 'manual';
      const leave = () => {
        remember();
        withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(places)));
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

/** Only an anchor is scrolled to smoothly: another page, and what the focus moves to, are where they should be at once. */
function scrollForTheEye(target: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}

function stored(): Record<string, Left> {
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
