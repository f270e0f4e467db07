import type { CallOf, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { trashCalls } from './contract.ts';

type Page = typeof trashCalls.page;

export const trashQueries = {
  all: ['trash'] as const,
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...trashQueries.all, 'page', query],
    queryFn: ({ signal }) => api(trashCalls.page, { query }, { signal }),
  }),
};
