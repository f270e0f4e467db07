import { archiveParameters, yearOfQuery } from '#features/content/list-year.ts';
import { newsCategories } from './categories.ts';

type NewsFilter = { category?: (typeof newsCategories)[number]; year?: number };

export const categoryParameter = 'kategorija';
export const newsParameters = [categoryParameter, ...archiveParameters];

/** The filter of an address; what is no category or year does not narrow. */
export function newsFilterOf(query: URLSearchParams): NewsFilter {
  const category = newsCategories.find(each => each === query.get(categoryParameter));
  return { ...(category && { category }), ...yearOfQuery(query) };
}
