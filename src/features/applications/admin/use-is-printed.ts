import { useSyncExternalStore } from 'react';

let isUnderWay = false;

/**
 * Whether the page is being put on paper. Browsers count the sheets as soon as `beforeprint` is over, earlier than they
 * say that the media query has changed; whatever is rendered after that is cut off.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(subscribe, isPrinted);
}

function subscribe(notify: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const note = (value: boolean) => () => {
    isUnderWay = value;
    notify();
  };
  window.addEventListener('beforeprint', note(true), { signal });
  window.addEventListener('afterprint', note(false), { signal });
  matchMedia('print').addEventListener('change', notify, { signal });
  return () => controller.abort();
}

function isPrinted(): boolean {
  return isUnderWay || matchMedia('print').matches;
}
