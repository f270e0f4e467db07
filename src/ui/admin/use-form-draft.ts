import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createAutosave } from '../drafts.ts';
import { type Changes, claimPlace, formDrafts } from './form-drafts.ts';
import { changesOf } from './merge.ts';

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
  const autosave = useRef<ReturnType<typeof createAutosave>>(undefined);
  const forget = useCallback(() => {
    autosave.current?.cancel();
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
    const saving = createAutosave(() => {
      const changes = changesIn(form);
      if (changes) formDrafts.write(place, { version, label: labelOf(form.getValues()), ...changes });
      else formDrafts.remove(place);
    });
    autosave.current = saving;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saving.schedule });
    return () => {
      saving.stop();
      unsubscribe();
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
