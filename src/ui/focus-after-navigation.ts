import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation without a load the focus is on the new page's heading; an anchor's is where it leads. */
export function useFocusAfterNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    const address = pathname + search;
    if (shown.current === address) return;
    shown.current = address;
    if (hash) return;
    return focusHeading();
  }, [pathname, search, hash]);
}

/**
 * Once a part of the page is gone: whoever pressed a button of it goes on at the heading of what it was in, rather
 * than nowhere.
 */
export function focusLeftIn(area: HTMLElement | null): void {
  if (area?.isConnected && document.activeElement === document.body) focusHeading(area);
}

/** The heading of the page or a part of it; where it is still on its way, the whole, until it comes. */
function focusHeading(area = document.querySelector<HTMLElement>('main')): (() => void) | undefined {
  if (!area) return;
  const heading = () => area.querySelector<HTMLElement>('h1, h2');
  focusElement(heading() ?? area);
  if (heading()) return;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === area) focusElement(late);
  });
  observer.observe(area, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Moves the focus to what is no control. */
export function focusElement(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
