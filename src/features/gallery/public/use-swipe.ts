import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { stepOfSwipe } from './viewer-steps.ts';

/**
 * Handlers for horizontal swipes. A second finger is a pinch, and on a magnified page a finger moves the
 * page; both are left to the browser.
 */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isOn = !useSyncExternalStore(subscribeToMagnifying, isMagnified);
  const handlers = {
    onPointerDown: ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isOn && isPrimary && pointerType !== 'mouse' ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const step = stepOfSwipe(clientX - start.current.x, clientY - start.current.y);
      start.current = undefined;
      if (step !== 0) onStep(step);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
  return { isOn, handlers };
}

function subscribeToMagnifying(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

function isMagnified(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}
