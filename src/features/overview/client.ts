import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api-client.ts';
import { showOverview } from './contract.ts';

export const overviewQueries = {
  overview: (api: ApiClient) =>
    queryOptions({
      queryKey: ['overview'],
      queryFn: ({ signal }) => api(showOverview, {}, { signal }),
      // Whatever was done since is in it.
      staleTime: 0,
    }),
};
