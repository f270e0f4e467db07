import type { ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { showOverview } from './contract.ts';

export const overviewQueries = {
  overview: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof showOverview>> => ({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api(showOverview, {}, { signal }),
    // It counts what every other screen changes.
    staleTime: 0,
  }),
};
