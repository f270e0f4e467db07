import { useEffect } from 'react';
import { isInTopModal, isModalOpen } from '#ui/top-modal.ts';
import type { ApplicationStatus } from '../status.ts';

/** The keys that decide on the opened application (docs/product.md#application-review). */
export const statusKeys: Readonly<Record<string, ApplicationStatus>> = {
  p: 'accepted',
  l: 'waiting',
  o: 'declined',
  z: 'received',
};

type DetailKeys = {
  headingId: string;
  isBeside: boolean;
  onStep: (step: 1 | -1) => void;
  onDecide: (status: ApplicationStatus) => void;
  onClose: () => void;
};

/** J and K step, the keys of statuses decide, Esc closes the panel (a dialog handles it itself). */
export function useDetailKeys({ headingId, isBeside, onStep, onDecide, onClose }: DetailKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const heading = document.getElementById(headingId);
      if (isModalOpen() && !(heading && isInTopModal(heading))) return;
      const key = event.key.toLowerCase();
      const status = statusKeys[key];
      if (key === 'j') onStep(1);
      else if (key === 'k') onStep(-1);
      else if (status) onDecide(status);
      else if (key === 'escape' && isBeside) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [headingId, isBeside, onStep, onDecide, onClose]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null;
}
