import { useEffect, useEffectEvent } from 'react';
import { isBehindModal } from '#ui/top-modal.ts';

/** A key that does something on a screen, without Ctrl, Alt and the like. */
export type ScreenKey = {
  /** As the platform names it; letters are lower case. */
  key: string;
  /** What it does, for the list of keys. */
  label: string;
  /** Answers false where it does nothing now; the platform then does what it does. */
  run: () => unknown;
};

type KeySet = {
  keys: () => readonly ScreenKey[];
  /** The id of an element in the dialog that the keys belong to, if they do. */
  within: string | undefined;
};

/** In the order in which they came. */
let sets: readonly KeySet[] = [];

/**
 * Keys as long as the component is there. They rest while something is typed, and while a dialog is open that has not
 * the element `within`. Of two components with the same key the later one has it.
 */
export function useScreenKeys(keys: readonly ScreenKey[], within?: string): void {
  const current = useEffectEvent(() => keys);
  useEffect(() => {
    const set: KeySet = { keys: () => current(), within };
    if (sets.length === 0) document.addEventListener('keydown', press);
    sets = [...sets, set];
    return () => {
      sets = sets.filter(other => other !== set);
      if (sets.length === 0) document.removeEventListener('keydown', press);
    };
  }, [within]);
}

/** The keys of the screen, each once. */
export function listScreenKeys(): readonly ScreenKey[] {
  const byKey = new Map(sets.flatMap(({ keys }) => keys().map(each => [each.key, each])));
  return [...byKey.values()];
}

const switchName = 'panelKeys';

/** Whether keys that are a single character do something: for who speaks to the computer, every word would be some. */
export const characterKeys = {
  areOn: (): boolean => localStorage.getItem(switchName) !== 'off',
  set: (areOn: boolean): void => {
    if (areOn) localStorage.removeItem(switchName);
    else localStorage.setItem(switchName, 'off');
  },
};

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  if (isTyping(event.target)) return;
  const isCharacter = event.key.length === 1;
  if (isCharacter && !characterKeys.areOn()) return;
  const key = isCharacter ? event.key.toLowerCase() : event.key;
  const found = sets
    .filter(isActive)
    .flatMap(({ keys }) => keys())
    .findLast(each => each.key === key);
  if (found && found.run() !== false) event.preventDefault();
}

function isActive({ within }: KeySet): boolean {
  if (!document.querySelector('dialog[open]')) return true;
  const element = within === undefined ? null : document.getElementById(within);
  return element !== null && !isBehindModal(element);
}

function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}
