import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { movingCalls, type ReportedTransfer, type Transfer } from './contract.ts';

export const transferQueries = {
  all: ['transfers'] as const,
  list: ({ api, language }: ApiContext): QueryOptions<Transfer[]> => ({
    queryKey: [...transferQueries.all, language],
    queryFn: ({ signal }) => api(movingCalls.list, {}, { signal }),
    staleTime: 0,
  }),
  show: ({ api, language }: ApiContext, id: number): QueryOptions<ReportedTransfer> => ({
    queryKey: [...transferQueries.all, language, id],
    queryFn: ({ signal }) => api(movingCalls.show, { id }, { signal }),
    staleTime: 0,
  }),
};
