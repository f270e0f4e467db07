import { createContext, useContext } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Language } from '#shared/language.ts';

export type SectionForm = {
  /** The id and the label of the field at a path. */
  describe: (path: string) => { id: string; label: string };
  /** The languages whose texts are shown: both where there is room. */
  shown: readonly Language[];
  /** Whether a file stands in the stored section. */
  isStored: (address: string) => boolean;
  /** Says that a file is on its way, until the returned function is called. */
  holdSaving: () => () => void;
};

const Context = createContext<SectionForm | undefined>(undefined);

export const SectionFormProvider = Context.Provider;

/** What the inputs of a section's form have to know of it, beside React Hook Form's own context. */
export function useSectionForm(): SectionForm {
  const form = useContext(Context);
  if (!form) throw new Error('There is no SectionFormProvider around.');
  return form;
}

/** What is wrong with a list itself. */
export function rootProblem(errors: FieldErrors, list: string): string | undefined {
  const { root } = (errors[list] ?? {}) as { root?: { message?: string } };
  return root?.message;
}
