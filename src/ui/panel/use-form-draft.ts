import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createDrafts } from '../drafts.ts';

/** After the last change, in milliseconds. */
const delay = 400;

/** What was changed of a form, files left out: storage takes none. */
type Changes = { version?: number | undefined; values: Record<string, unknown>; hadFiles: boolean };

const drafts = createDrafts<Changes>({ prefix: 'panel-draft:', parse: changesIn });

function changesIn(stored: unknown): Changes | undefined {
  const { version, values, hadFiles } = (stored ?? {}) as Partial<Changes>;
  if (typeof values !== 'object' || values === null) return undefined;
  return { version: typeof version === 'number' ? version : undefined, values, hadFiles: hadFiles === true };
}

export type DraftOf = {
  /** Whose and of what: another item or another administrator has a draft of their own. */
  name: string;
  /** The version of the stored item that the form began with. */
  version?: number | undefined;
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
  { name: nameNow, version }: DraftOf,
): { restored: Restored | undefined; forget: () => void } {
  // That of the opening: who is signed in may change while it is open, whose changes these are does not.
  const [name] = useState(nameNow);
  const [restored, setRestored] = useState<Restored>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    drafts.remove(name);
    setRestored(undefined);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is that of the opening.
  useEffect(() => {
    const draft = drafts.read(name);
    if (!draft) return;
    const { values, hadFiles, version: began } = draft.content;
    if (Object.keys(values).length === 0 && !hadFiles) return;
    const known = form.getValues();
    for (const [field, value] of Object.entries(values)) {
      if (!(field in known) || !isOfKind(value, known[field])) continue;
      form.setValue(field as Path<Values>, value as never, { shouldDirty: true });
    }
    setRestored({ savedAt: new Date(draft.savedAt), isOutdated: began !== version, hadFiles });
  }, [form, name]);

  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const changes = changesOf(form, version);
      if (changes) drafts.write(name, changes);
      else drafts.remove(name);
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
  }, [form, name, version]);

  return { restored, forget };
}

/** Whether a stored value is one of the field's: `null` is a file taken away, whose field has none of its own. */
function isOfKind(value: unknown, known: unknown): boolean {
  return value === null ? known === undefined : typeof value === typeof known;
}

function changesOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  version: number | undefined,
): Changes | undefined {
  const stored: Partial<Values> = form.formState.defaultValues as Partial<Values>;
  const changed = Object.entries(form.getValues()).filter(([field, value]) => value !== stored[field]);
  if (changed.length === 0) return undefined;
  return {
    version,
    values: Object.fromEntries(changed.filter(([, value]) => !(value instanceof Blob))),
    hadFiles: changed.some(([, value]) => value instanceof Blob),
  };
}
