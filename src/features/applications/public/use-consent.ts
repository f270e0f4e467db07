import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { consentId } from './consent-choice.tsx';

/** Whether the consent is given, and whether somebody tried to send without it. */
export function useConsent(ref: RefObject<HTMLFormElement | null>) {
  const [isGiven, setIsGiven] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const boxIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>(`#${consentId}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is there.
  useEffect(() => {
    // Ticked before the scripts were there, or by the browser after a reload.
    setIsGiven(boxIn(ref.current)?.checked ?? false);
  }, [ref]);
  const change = (next: boolean) => {
    setIsGiven(next);
    setIsMissed(false);
  };
  /** A form whose button is off is not sent by Enter; the browser says nothing about it. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isGiven || !isEnter || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setIsMissed(true);
    boxIn(event.currentTarget)?.focus();
  };
  return { isGiven, isMissed, change, formProps: { onKeyDown, onReset: () => change(false) } };
}
