import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { consentId } from './consent-choice.tsx';

export function useConsent(ref: RefObject<HTMLFormElement | null>) {
  const [isGiven, setIsGiven] = useState(false);
  // Where no script will ever tell, the button must work.
  const [isKnown, setIsKnown] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const boxIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>(`#${consentId}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the form is rendered.
  useEffect(() => {
    // It was ticked before the scripts loaded, or restored by the browser after a reload.
    setIsGiven(boxIn(ref.current)?.checked ?? false);
    setIsKnown(true);
  }, [ref]);
  const change = (next: boolean) => {
    setIsGiven(next);
    setIsMissed(false);
  };
  /** A form with a disabled submit button ignores Enter without a message. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isGiven || !isEnter || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setIsMissed(true);
    boxIn(event.currentTarget)?.focus();
  };
  return { isGiven, isKnown, isMissed, change, formProps: { onKeyDown, onReset: () => change(false) } };
}
