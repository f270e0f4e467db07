import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createAutosave } from '#ui/forms/drafts.ts';
import { shownAddress } from '../rich-text/sent-pictures.ts';
import { changesOf } from '../saving/merge.ts';
import { type Changes, claimPlace, formDrafts } from './form-drafts.ts';

export type DraftOf<Values> = {
  /** Identifies the item and the administrator. */
  name: string;
  /** The version of the stored item when the form was opened. */
  version?: number | undefined;
  /** The title of the item, for the list of drafts. */
  labelOf: (values: Values) => string;
  /** What the form begins with, as if it was typed; an earlier draft is then left for another form. */
  beginning?: Partial<Values> | undefined;
};

export type Restored = {
  savedAt: Date;
  /** Whether the item was changed since. */
  isOutdated: boolean;
  /** Whether a file was chosen, which has to be chosen again. */
  hadFiles: boolean;
  /** Whether its texts have new pictures that this tab cannot show. */
  hasUnseenPictures: boolean;
};

/**
 * Keeps the changes of a form in the browser until they are saved or discarded, and restores them when the
 * form is opened again. `forget` leaves the form as it is, `discard` takes it back to the stored values.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftOf<Values>,
): { restored: Restored | undefined; forget: () => void; discard: () => void } {
  // Fixed when the form is opened: a change of user must not move the draft.
  const [{ name: formName, version, labelOf, beginning }] = useState(draft);
  const [restored, setRestored] = useState<Restored>();
  const [claim, setClaim] = useState<{ place: string; wasEmpty: boolean }>();
  const place = claim?.place;
  const autosave = useRef<ReturnType<typeof createAutosave>>(undefined);
  const forget = useCallback(() => {
    autosave.current?.cancel();
    if (place !== undefined) formDrafts.remove(place);
    setRestored(undefined);
  }, [place]);

  useEffect(() => {
    let isCancelled = false;
    const claimed = claimPlace(formName, { isEmpty: beginning !== undefined });
    void claimed.then(({ name }) => {
      if (isCancelled) return;
      const found = beginning ? fill(form, beginning) : restore(form, name, version);
      setClaim({ place: name, wasEmpty: !found });
      setRestored(found);
    });
    return () => {
      isCancelled = true;
      void claimed.then(({ release }) => release());
    };
  }, [form, formName, version, beginning]);

  useEffect(() => {
    if (!claim) return;
    const { place, wasEmpty } = claim;
    const saving = createAutosave(() => {
      const changes = changesIn(form);
      if (changes) formDrafts.write(place, { version, label: labelOf(form.getValues()), ...changes });
      else formDrafts.remove(place);
    });
    autosave.current = saving;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saving.schedule });
    // What was typed before the claim was answered.
    if (wasEmpty) saving.schedule();
    return () => {
      saving.stop();
      unsubscribe();
    };
  }, [form, claim, version, labelOf]);

  const discard = () => {
    form.reset();
    forget();
  };
  return { restored, forget, discard };
}

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
  const hasUnseenPictures = Object.entries(values).some(([field, value]) => {
    const stored = picturesIn(known[field]);
    return picturesIn(value).some(src => !stored.includes(src) && shownAddress(src) === src);
  });
  fill(
    form,
    Object.fromEntries(
      Object.entries(values).filter(([field, value]) => field in known && isOfKind(value, known[field])),
    ),
  );
  return { savedAt: new Date(draft.savedAt), isOutdated: began !== version, hadFiles, hasUnseenPictures };
}

/** As if somebody had typed it. */
function fill<Values extends FieldValues>(form: UseFormReturn<Values>, values: object): undefined {
  for (const [field, value] of Object.entries(values))
    form.setValue(field as Path<Values>, value as never, { shouldDirty: true });
}

/** The addresses of the pictures in a formatted text; none in values of other kinds. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/<img src="(\/media\/[^"]+)"/g)].map(([, src = '']) => src);
}

/** Whether a stored value has the field's type. `null` is a removed file. */
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
