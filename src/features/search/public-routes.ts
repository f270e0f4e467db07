import { pageOfQuery } from '#shared/site-query.ts';
import { type PageRoute, page } from '#ui/page-route.ts';
import { type Asked, searchQuery } from './client.ts';
import { queryParameter, searchPaths, shortestQuery, typeParameter } from './paths.ts';

/** What an address asks for; undefined where that is too little to be asked. */
export function askedOf(query: URLSearchParams): Asked | undefined {
  const text = query.get(queryParameter)?.trim() ?? '';
  if (text.length < shortestQuery) return undefined;
  return { query: text, type: query.get(typeParameter)?.trim() || undefined, page: pageOfQuery(query) };
}

export const pages: readonly PageRoute[] = [
  {
    ...page(searchPaths.results, 'search/public/search-page', (context, { query }) => {
      const asked = askedOf(query);
      return asked ? [searchQuery(context, asked)] : [];
    }),
    isPaged: true,
    parameters: [queryParameter, typeParameter],
  },
];
