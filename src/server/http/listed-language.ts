import type { Language } from '#shared/language.ts';

/** The language that a content list is filtered by: none with `all=true` and no `lang`, otherwise the caller's. */
export function listedLanguage(
  { lang, all }: { lang?: string | undefined; all?: string | undefined },
  callers: Language,
): Language | undefined {
  return lang === undefined && all === 'true' ? undefined : callers;
}
