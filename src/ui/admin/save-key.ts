import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isInTopModal } from '../top-modal.ts';

/** Ctrl+S saves the sheet wherever the focus is in it, but not while a dialog is open over it. */
export function useSaveKey(form: RefObject<HTMLElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.altKey;
    if (!(event.ctrlKey || event.metaKey) || !isPlain || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (form.current && isInTopModal(form.current)) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
