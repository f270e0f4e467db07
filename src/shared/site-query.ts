import { type Language, languageOfTag, languageParameter } from './language.ts';

export const pageParameter = 'page';

/** The page of a list, from 1. An invalid value is the first page. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = query.get(pageParameter) ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** In code points, as the calls take a line of text. */
const usable = /^[^\0]{1,300}/u;

/** The value of a parameter as far as a call takes it, without a NUL; undefined where it says nothing. */
export function textOfQuery(query: URLSearchParams, name: string): string | undefined {
  return usable.exec(query.get(name)?.trim() ?? '')?.[0].trim();
}

/** Of a list that shows what exists in one language only: which. */
export const onlyParameter = 'only';

/** What of a list an address shows; what exists in `language` only, where it is another one, or the whole list. */
export function placeOfQuery(query: URLSearchParams, language: Language) {
  const only = languageOfTag(query.get(onlyParameter));
  const isOther = only !== undefined && only !== language;
  return { page: pageOfQuery(query), ...(isOther && { arranged: 'other' as const }) };
}

/**
 * The query parameters that the HTML of a public page may depend on, in one order; `own` names those of the page. Links
 * keep only these, not those of campaigns and trackers.
 */
export function siteQuery(query: URLSearchParams, own: readonly string[] = []): URLSearchParams {
  const known = new URLSearchParams();
  const page = pageOfQuery(query);
  if (page > 1) known.set(pageParameter, String(page));
  const language = languageOfTag(query.get(languageParameter));
  if (language) known.set(languageParameter, language);
  for (const name of own) {
    const value = textOfQuery(query, name);
    if (value) known.set(name, value);
  }
  return known;
}
