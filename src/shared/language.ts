/** Bosnian comes first: it is the default and the fallback. */
export const languages = ['bs', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bs';

/** The names that i18next's language detector uses. */
export const languageParameter = 'lng';
export const languageCookie = 'i18next';
export const languageStorageKey = 'i18nextLng';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The site's language for a language tag such as `hr-BA`. Croatian, Serbian and Montenegrin readers get
 * Bosnian.
 */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'en') return 'en';
  return primary && ['bs', 'hr', 'sr', 'sh', 'cnr'].includes(primary) ? 'bs' : undefined;
}

/** The best match of an `Accept-Language` header (RFC 9110, 12.5.4), otherwise the default. */
export function languageOfAcceptHeader(header: string | null | undefined): Language {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map(part => {
      const [tag, ...parameters] = part.split(';').map(piece => piece.trim());
      const q = parameters.find(parameter => parameter.startsWith('q='));
      return { language: languageOfTag(tag), weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.find(({ language }) => language)?.language ?? defaultLanguage;
}
