import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isModalOpen } from '#ui/top-modal.ts';

/**
 * After a navigation the focus is on the new screen's heading, however late that comes: screens are loaded when
 * they are first opened, and many have no heading before their data. Whoever has gone on by themselves meanwhile,
 * into a field, a dialog or anywhere else, stays there.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return onceHeadingStands(heading => {
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
}

/** Calls back with the heading, at once or when it has come; the answer gives up waiting. */
function onceHeadingStands(callBack: (heading: HTMLElement) => void): () => void {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  const observer = new MutationObserver(look);
  function look() {
    const heading = main?.querySelector<HTMLElement>('h1');
    const hasGoneOn = isBusy() || hasMoved(focused);
    if (!heading && !hasGoneOn) return;
    observer.disconnect();
    if (heading && !hasGoneOn) callBack(heading);
  }
  if (main) observer.observe(main, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Whether somebody is answering or typing something. */
function isBusy(): boolean {
  return (
    isModalOpen() || Boolean(document.activeElement?.closest('input, textarea, select, [contenteditable]'))
  );
}

/** Whether the focus is elsewhere by somebody's own doing: what goes from the page leaves it to the body. */
function hasMoved(from: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== from && activeElement !== body;
}
