import { languageOfTag, languageParameter } from './language.ts';

export const pageParameter = 'page';

/** The page of a list, from 1. An invalid value is the first page. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = query.get(pageParameter) ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
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
    const value = query.get(name)?.trim();
    if (value) known.set(name, value);
  }
  return known;
}
