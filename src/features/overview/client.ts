import { listPairProposals } from '#features/content/contract.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { showOverview } from './contract.ts';

export const overviewQueries = {
  overview: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof showOverview>> => ({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api(showOverview, {}, { signal }),
    // It counts what every other screen changes.
    staleTime: 0,
  }),
};

export type PairProposal = ResponseOf<typeof listPairProposals>[number];

export const pairQueries = {
  all: ['pair-proposals'] as const,
  proposals: ({ api }: ApiContext): QueryOptions<PairProposal[]> => ({
    queryKey: pairQueries.all,
    queryFn: ({ signal }) => api(listPairProposals, {}, { signal }),
    // Saving any item may change them.
    staleTime: 0,
  }),
};
