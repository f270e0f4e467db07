import { useEffect, useRef } from 'react';
import { isModalOpen } from './top-modal.ts';

type Arrival = {
  /** Something else moves the focus, or nothing is to. */
  staysHere?: boolean;
  /** On the way back: the link by which the page was left. */
  linkLeft?: string | undefined;
};

/**
 * After a navigation without a load the focus is on the new page's heading, however late that comes; on the way back,
 * on the link that was followed. `address` is what of the address makes another page. Whoever has gone on by
 * themselves meanwhile, into a field or a dialog, stays there.
 */
export function useFocusAfterNavigation(address: string, { staysHere, linkLeft }: Arrival = {}): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (staysHere || isBusy()) return;
    return focusLink(linkLeft) ? undefined : focusHeading();
  }, [address, staysHere, linkLeft]);
}

/** Moves the focus to a link of the content; whether there is one. */
function focusLink(address: string | undefined): boolean {
  const link = address && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  if (link) link.focus({ preventScroll: true });
  return Boolean(link);
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
