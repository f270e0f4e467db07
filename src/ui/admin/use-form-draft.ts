import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type Changes, claimPlace, formDrafts } from './form-drafts.ts';
import { changesOf } from './merge.ts';

/** After the last change, in milliseconds. */
const delay = 400;

export type DraftOf<Values> = {
  /** Whose and of what: another item or another administrator has a draft of their own. */
  name: string;
  /** The version of the stored item that the form began with. */
  version?: number | undefined;
  /** What the form is about, as it is filled in. */
  labelOf: (values: Values) => string;
};

export type Restored = {
  savedAt: Date;
  /** Whether somebody has changed the item since. */
  isOutdated: boolean;
  /** Whether a file was chosen, which has to be chosen again. */
  hadFiles: boolean;
};

/**
 * Keeps the changes of a form in this browser until they are saved or discarded, and makes them again when the
 * form is opened the next time. Tells whether it has.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftOf<Values>,
): { restored: Restored | undefined; forget: () => void } {
  // That of the opening: who is signed in may change while it is open, whose changes these are does not.
  const [{ name: formName, version, labelOf }] = useState(draft);
  const [restored, setRestored] = useState<Restored>();
  const [place, setPlace] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (place !== undefined) formDrafts.remove(place);
    setRestored(undefined);
  }, [place]);

  useEffect(() => {
    let isOver = false;
    const claimed = claimPlace(formName);
    void claimed.then(({ name }) => {
      if (isOver) return;
      setPlace(name);
      setRestored(restore(form, name, version));
    });
    return () => {
      isOver = true;
      void claimed.then(({ release }) => release());
    };
  }, [form, formName, version]);

  useEffect(() => {
    if (place === undefined) return;
    const write = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const changes = changesIn(form);
      if (changes) formDrafts.write(place, { version, label: labelOf(form.getValues()), ...changes });
      else formDrafts.remove(place);
    };
    const flush = () => {
      if (timer.current !== undefined) write();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(write, delay);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, place, version, labelOf]);

  return { restored, forget };
}

/** Makes the changes again that are kept in a place. */
function restore<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  place: string,
  version: number | undefined,
): Restored | undefined {
  const draft = formDrafts.read(place);
  if (!draft) return undefined;
  const { values, hadFiles, version: began } = draft.content;
  if (Object.keys(values).length === 0 && !hadFiles) return undefined;
  const known = form.getValues();
  for (const [field, value] of Object.entries(values)) {
    if (!(field in known) || !isOfKind(value, known[field])) continue;
    form.setValue(field as Path<Values>, value as never, { shouldDirty: true });
  }
  return { savedAt: new Date(draft.savedAt), isOutdated: began !== version, hadFiles };
}

/** Whether a stored value is one of the field's: `null` is a file taken away, whose field has none of its own. */
function isOfKind(value: unknown, known: unknown): boolean {
  return value === null ? known === undefined : typeof value === typeof known;
}

function changesIn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): Pick<Changes, 'values' | 'hadFiles'> | undefined {
  const changed = Object.entries(changesOf(form.formState.defaultValues ?? {}, form.getValues()));
  if (changed.length === 0) return undefined;
  return {
    values: Object.fromEntries(changed.filter(([, value]) => !(value instanceof Blob))),
    hadFiles: changed.some(([, value]) => value instanceof Blob),
  };
}
