import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createAutosave } from '#ui/drafts.ts';
import { begin } from './beginnings.ts';
import { drafts } from './drafts.ts';
import { fillIn, typedTexts } from './texts.ts';

/** `lasting` names the fields whose text may outlive the tab, and has to stay the same list. */
type DraftOptions = { name: string; lasting: readonly string[] };

/**
 * Keeps what is typed into a form until it is reset (sent, or discarded), and fills it in again the next time.
 * Tells whether it has, and for how long somebody has had the form, over all the times that it was opened.
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
    // Never taken off: an answer may come after the reader has left the page.
    form.addEventListener('reset', forget);
    return () => {
      autosave.stop();
      form.removeEventListener('input', autosave.schedule);
    };
  }, [name, lasting, ref]);
  const openForMs = useCallback(() => Math.max(0, Math.round(Date.now() - begunAt.current)), []);
  return { isRestored, openForMs };
}

/** For styles: whether there is anything in it. */
function mark(form: HTMLFormElement, isBegun: boolean): void {
  form.toggleAttribute('data-begun', isBegun);
}
