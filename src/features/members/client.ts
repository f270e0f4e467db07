import { publicGet } from '#shared/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import type { memberCalls } from './contract.ts';

type Page = typeof memberCalls.page;

const page = publicGet<Page>({
  path: '/members.php',
  access: 'administrator',
  clientMessage: 'Failed to fetch members',
});

export const memberQueries = {
  all: ['member'] as const,
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...memberQueries.all, 'page', query],
    queryFn: ({ signal }) => api(page, { query }, { signal }),
  }),
};
