import { useSyncExternalStore } from 'react';

/** In the order in which they were opened. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open dialog. Returns the function that removes it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  return () => change(modals.filter(other => other !== dialog));
}

/** The open modal dialog that is on top. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
}

export function isModalOpen(): boolean {
  return modals.length > 0;
}

/** Whether a modal dialog is open over an element. */
export function isBehindModal(element: Element): boolean {
  return modals.at(-1)?.contains(element) === false;
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
