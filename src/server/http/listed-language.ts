import { defaultLanguage, isLanguage, type Language } from '#shared/language.ts';

/**
 * Whose items a content list answers: the language asked for, every language (undefined) with `all=true`, else
 * the caller's. What is no language of the site counts as the default one.
 */
export function listedLanguage(
  { lang, all }: { lang?: string | undefined; all?: string | undefined },
  callers: Language,
): Language | undefined {
  if (lang !== undefined) return isLanguage(lang) ? lang : defaultLanguage;
  return all === 'true' ? undefined : callers;
}
