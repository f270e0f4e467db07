import { useSyncExternalStore } from 'react';

let isUnderWay = false;

/**
 * Whether the page is being printed. Browsers lay out the pages right after `beforeprint`, before the media
 * query changes; what is rendered later is cut off.
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
