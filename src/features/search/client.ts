import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { SearchResults, search } from './contract.ts';

const call = publicGet<typeof search>({ path: '/search', clientMessage: 'Failed to search' });

export type Asked = { query: string; type?: string | undefined; page?: number };

export function searchQuery(
  { api, language }: ApiContext,
  { query: q, type, page = 1 }: Asked,
): QueryOptions<SearchResults> {
  return {
    queryKey: ['search', language, q, type, page],
    queryFn: ({ signal }) => api(call, { query: { q, lang: language, type, page } }, { signal }),
  };
}
