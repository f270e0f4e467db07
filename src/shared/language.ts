/** Bosnian comes first: it is the default and the fallback. */
export const languages = ['bs', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bs';

export const otherLanguage = (lang: Language): Language => (lang === 'bs' ? 'en' : 'bs');

/** The names that i18next's language detector uses. */
export const languageParameter = 'lng';
export const languageCookie = 'i18next';
export const languageStorageKey = 'i18nextLng';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The site's language for a language tag such as `hr-BA`. Croatian, Serbian and Montenegrin readers get Bosnian. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'en') return 'en';
  return primary && ['bs', 'hr', 'sr', 'sh', 'cnr'].includes(primary) ? 'bs' : undefined;
}
