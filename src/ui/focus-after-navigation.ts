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
