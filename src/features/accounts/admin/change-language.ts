import { createContext, useContext } from 'react';
import type { Language } from '#shared/language.ts';

/** Loads the texts of a language and shows the panel in it. What is typed stays. */
export type ChangeLanguage = (language: Language) => Promise<void>;

const Context = createContext<ChangeLanguage | undefined>(undefined);

export const ChangeLanguageProvider = Context.Provider;

export function useChangeLanguage(): ChangeLanguage {
  const change = useContext(Context);
  if (!change) throw new Error('useChangeLanguage() outside of a ChangeLanguageProvider.');
  return change;
}
