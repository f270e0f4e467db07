import { type RefObject, useEffect, useState } from 'react';
import { drafts } from './drafts.ts';
import { fillIn, typedTexts } from './texts.ts';

/** After the last key, in milliseconds. */
const delay = 400;

/**
 * Keeps what is typed into a form until it is reset (sent, or discarded), and fills it in again the next time.
 * Tells whether it has.
 */
export function useDraft(name: string, ref: RefObject<HTMLFormElement | null>): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    setIsRestored(fillIn(form, drafts.read(name)?.content ?? {}));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clear = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const write = () => {
      clear();
      const texts = typedTexts(form);
      if (Object.keys(texts).length > 0) drafts.write(name, texts);
      else drafts.remove(name);
    };
    const schedule = () => {
      clear();
      timer = setTimeout(write, delay);
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    const forget = () => {
      clear();
      drafts.remove(name);
      setIsRestored(false);
    };
    form.addEventListener('input', schedule);
    // Never taken off: an answer may come after the reader has left the page.
    form.addEventListener('reset', forget);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      form.removeEventListener('input', schedule);
      window.removeEventListener('pagehide', flush);
    };
  }, [name, ref]);
  return isRestored;
}
