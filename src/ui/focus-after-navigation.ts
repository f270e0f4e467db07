import { useEffect, useRef } from 'react';
import { isModalOpen } from './top-modal.ts';

/**
 * After a navigation without a load the focus is on the new page's heading, however late that comes; an anchor's is
 * where it leads. `address` is what of the address makes another page. Whoever has gone on by themselves meanwhile,
 * into a field or a dialog, stays there.
 */
export function useFocusAfterNavigation(address: string, hasAnchor = false): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (hasAnchor || isBusy()) return;
    return focusHeading();
  }, [address, hasAnchor]);
}

/** Focuses the page's heading. Where it is still on its way, the page, until it comes or the reader goes on. */
function focusHeading(): (() => void) | undefined {
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

/** Whether somebody is answering or typing something. */
function isBusy(): boolean {
  const field = document.activeElement?.closest('input, textarea, select, [contenteditable]');
  return isModalOpen() || Boolean(field);
}

/** Moves the focus to what is no control. */
export function focusElement(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
