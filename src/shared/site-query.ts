import { languageOfTag, languageParameter } from './language.ts';

/** Of the address of a list. */
export const pageParameter = 'page';

/** The page of a list that an address asks for, from 1; anything odd is the first. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = query.get(pageParameter) ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * What the HTML of a public page may depend on of its query, in one order. Links are made of this alone: what
 * others add to an address (campaigns, trackers) makes no other page of it.
 */
export function siteQuery(query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  const page = pageOfQuery(query);
  if (page > 1) known.set(pageParameter, String(page));
  const language = languageOfTag(query.get(languageParameter));
  if (language) known.set(languageParameter, language);
  return known;
}
