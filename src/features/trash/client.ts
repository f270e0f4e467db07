import type { CallOf, ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { trashCalls } from './contract.ts';

type Page = typeof trashCalls.page;

export const trashQueries = {
  all: ['trash'] as const,
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...trashQueries.all, 'page', query],
    queryFn: ({ signal }) => api(trashCalls.page, { query }, { signal }),
  }),
};
