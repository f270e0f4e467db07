import { siteQueries } from '#features/site/client.ts';
import { pageOfQuery, textOfQuery } from '#shared/site-query.ts';
import { type PageRoute, page } from '#ui/pages/page-route.ts';
import { type Asked, searchQuery } from './client.ts';
import { queryParameter, searchPaths, shortestQuery, typeParameter } from './paths.ts';

/** What an address asks for; undefined where that is too little to be asked. */
export function askedOf(query: URLSearchParams): Asked | undefined {
  const text = textOfQuery(query, queryParameter) ?? '';
  if (text.length < shortestQuery) return undefined;
  return { query: text, type: textOfQuery(query, typeParameter), page: pageOfQuery(query) };
}

export const pages: readonly PageRoute[] = [
  {
    ...page(searchPaths.results, 'search/public/search-page', (context, { query }) => {
      const asked = askedOf(query);
      return asked ? [searchQuery(context, asked), siteQueries.words(context)] : [];
    }),
    isPaged: true,
    parameters: [queryParameter, typeParameter],
  },
];
