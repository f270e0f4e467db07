import { useEffect, useRef } from 'react';
import { isModalOpen } from '../top-modal.ts';

type Arrival = {
  /** Whether the focus is moved elsewhere, or stays. */
  keepsFocus?: boolean;
  /** After going back: the link by which the page was left. */
  followedLink?: string | undefined;
};

/**
 * After a client-side navigation, moves the focus to the new page's heading, or after going back to the link
 * that was followed. It stays where the user has put it meanwhile, in a field or a dialog. `address` is the
 * part of the address that identifies a page.
 */
export function useFocusAfterNavigation(address: string, { keepsFocus, followedLink }: Arrival = {}): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (keepsFocus || isBusy()) return;
    return focusLink(followedLink) ? undefined : focusHeading();
  }, [address, keepsFocus, followedLink]);
}

/** Returns whether there is such a link. */
function focusLink(address: string | undefined): boolean {
  const link = address && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  if (link) link.focus({ preventScroll: true });
  return Boolean(link);
}

/** Moves the focus to the heading of an area, after the area's focused element was removed. */
export function focusLeftIn(area: HTMLElement | null): void {
  if (area?.isConnected && document.activeElement === document.body) focusHeading(area);
}

/** Focuses the heading of an area, or the area itself until the heading is rendered. */
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

/** Whether the user is in a dialog or a field. */
function isBusy(): boolean {
  const field = document.activeElement?.closest('input, textarea, select, [contenteditable]');
  return isModalOpen() || Boolean(field);
}

/** Focuses an element that is not a control. */
export function focusElement(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
