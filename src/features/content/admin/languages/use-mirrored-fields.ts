import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<FieldValues>;

/** Keeps fields of two forms equal, whichever is changed. */
export function useMirroredFields<Values extends FieldValues>(
  one: UseFormReturn<Values> | undefined,
  other: UseFormReturn<Values> | undefined,
  names: readonly string[],
): void {
  const list = names.join();
  useEffect(() => {
    if (!one || !other || !list) return;
    const fields = list.split(',');
    const forms = [one, other] as unknown as [Form, Form];
    const stops = [mirror(forms[0], forms[1], fields), mirror(forms[1], forms[0], fields)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [one, other, list]);
}

function mirror(from: Form, to: Form, names: string[]): () => void {
  return from.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      for (const name of names) {
        if (!Object.is(values[name], to.getValues(name)))
          to.setValue(name, values[name], { shouldDirty: true });
      }
    },
  });
}
