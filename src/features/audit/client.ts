import type { CallOf, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { auditCalls } from './contract.ts';

type Page = typeof auditCalls.page;

export const auditQueries = {
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => api(auditCalls.page, { query }, { signal }),
    // Everything that is done anywhere adds to it.
    staleTime: 0,
  }),
};
