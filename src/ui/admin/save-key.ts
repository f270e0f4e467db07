import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isInTopModal } from '../top-modal.ts';

/**
 * Ctrl+S saves, wherever in the sheet the focus is: also on its buttons, or after a click beside the fields. While
 * something is asked over it the key does nothing; the browser's own 'save page' is nothing that anybody wants here.
 */
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
