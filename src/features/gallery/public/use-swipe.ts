import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { stepOfSwipe } from './viewer-steps.ts';

/**
 * Handlers of an element over which a finger swipes sideways; a second finger makes it a pinch. While the page is
 * magnified, a finger moves the page: then the element is the browser's.
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
