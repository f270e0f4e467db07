import type { Language } from '#shared/language.ts';

/**
 * Whose items a content list answers: every language's (undefined) with `all=true` and no `lang`, else those of
 * the language in which the caller is answered.
 */
export function listedLanguage(
  { lang, all }: { lang?: string | undefined; all?: string | undefined },
  callers: Language,
): Language | undefined {
  return lang === undefined && all === 'true' ? undefined : callers;
}
