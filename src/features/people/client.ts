import type { ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { peopleCalls } from './contract.ts';

export const peopleQueries = {
  all: ['people'] as const,
  search: ({ api }: ApiContext, search: string): QueryOptions<ResponseOf<typeof peopleCalls.search>> => ({
    queryKey: [...peopleQueries.all, 'search', search],
    queryFn: ({ signal }) => api(peopleCalls.search, { query: { search } }, { signal }),
  }),
  record: ({ api }: ApiContext, email: string): QueryOptions<ResponseOf<typeof peopleCalls.record>> => ({
    queryKey: [...peopleQueries.all, 'record', email],
    queryFn: ({ signal }) => api(peopleCalls.record, { query: { email } }, { signal }),
  }),
};
