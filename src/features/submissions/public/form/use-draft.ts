import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createAutosave } from '#ui/forms/drafts.ts';
import { begin } from './beginnings.ts';
import { drafts } from './drafts.ts';
import { fillIn, typedTexts } from './texts.ts';

/** `lasting` names the fields that may outlive the tab. The array has to be stable. */
type DraftOptions = { name: string; lasting: readonly string[] };

/**
 * Keeps a form's values until it is reset (sent or discarded), and restores them. Returns whether it has, and
 * how long the user has had the form, over all its openings.
 */
export function useDraft({ name, lasting }: DraftOptions, ref: RefObject<HTMLFormElement | null>) {
  const [isRestored, setIsRestored] = useState(false);
  const begunAt = useRef(0);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const draft = drafts.read(name);
    begunAt.current = begin(name, draft?.begunAt);
    const isFilled = fillIn(form, draft?.texts ?? {});
    setIsRestored(isFilled);
    mark(form, isFilled);
    const autosave = createAutosave(() => {
      const texts = typedTexts(form);
      mark(form, Object.keys(texts).length > 0);
      drafts.write(name, { begunAt: begunAt.current, texts }, lasting);
    });
    const forget = () => {
      autosave.cancel();
      drafts.remove(name);
      mark(form, false);
      setIsRestored(false);
    };
    form.addEventListener('input', autosave.schedule);
    // Never removed: the response may come after the user has left the page.
    form.addEventListener('reset', forget);
    return () => {
      autosave.stop();
      form.removeEventListener('input', autosave.schedule);
    };
  }, [name, lasting, ref]);
  const openForMs = useCallback(() => Math.max(0, Math.round(Date.now() - begunAt.current)), []);
  return { isRestored, openForMs };
}

/** An attribute for style sheets. */
function mark(form: HTMLFormElement, isBegun: boolean): void {
  form.toggleAttribute('data-begun', isBegun);
}
