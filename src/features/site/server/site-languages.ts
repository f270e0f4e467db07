import type { Language } from '#shared/language.ts';

/** How versions and the audit know the words of a language. */
export const siteLanguages: Readonly<Record<Language, { id: number; title: string }>> = {
  bs: { id: 1, title: 'bosanski' },
  en: { id: 2, title: 'engleski' },
};
