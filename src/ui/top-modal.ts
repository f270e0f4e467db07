import { useSyncExternalStore } from 'react';

/** The open modal dialogs in the order in which they were opened. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes that a dialog is open; the answer notes that it no longer is. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  return () => change(modals.filter(other => other !== dialog));
}

/** The dialog outside of which nothing can be reached; undefined where there is none. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
}

/** Whether something is open that has to be finished first. */
export function isModalOpen(): boolean {
  return modals.length > 0;
}

/** Whether an element is in the dialog outside of which nothing can be reached. */
export function isInTopModal(element: Element): boolean {
  return modals.at(-1)?.contains(element) === true;
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
