import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type MissingAddress, type Redirect, redirectCalls } from './contract.ts';

const all = ['redirects'] as const;

export const redirectQueries = {
  /** What is missing changes with what is redirected. */
  all,
  list: ({ api }: ApiContext): QueryOptions<Redirect[]> => ({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }) => api(redirectCalls.list, {}, { signal }),
  }),
  missing: ({ api }: ApiContext): QueryOptions<MissingAddress[]> => ({
    queryKey: [...all, 'missing'],
    queryFn: ({ signal }) => api(redirectCalls.missing, {}, { signal }),
    // Visitors go on asking.
    staleTime: 0,
  }),
};
