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

/** Focuses the page's heading. Where it is still on its way, the page, until it comes or the reader goes on. */
export function focusHeading(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = () => main.querySelector<HTMLElement>('h1');
  focusElement(heading() ?? main);
  if (heading()) return;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focusElement(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Moves the focus to what is no control. */
export function focusElement(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
