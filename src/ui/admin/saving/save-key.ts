import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isBehindModal } from '#ui/top-modal.ts';

/**
 * Ctrl+S saves the form that has the focus, or the primary one if none has, but not while a dialog is open over
 * it.
 */
export function useSaveKey(
  form: RefObject<HTMLElement | null>,
  { isPrimary, save }: { isPrimary: boolean; save: () => void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.altKey;
    if (!(event.ctrlKey || event.metaKey) || !isPlain || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const focused = document.activeElement?.closest('form');
    const isMeant = focused ? focused === form.current : isPrimary;
    if (isMeant && form.current && !isBehindModal(form.current)) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
