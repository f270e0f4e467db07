import { applicationCalls } from '#features/applications/contract.ts';
import { retentionCalls } from '#features/privacy/contract.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
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

export type Retention = ResponseOf<typeof retentionCalls.show>;
export type LastErased = ResponseOf<typeof retentionCalls.last>[number];
export type Due = ResponseOf<typeof retentionCalls.due>;

export const retentionQueries = {
  all: ['retention'] as const,
  months: ({ api }: ApiContext): QueryOptions<Retention> => ({
    queryKey: [...retentionQueries.all, 'months'],
    queryFn: ({ signal }) => api(retentionCalls.show, {}, { signal }),
  }),
  last: ({ api }: ApiContext): QueryOptions<LastErased[]> => ({
    queryKey: [...retentionQueries.all, 'last'],
    queryFn: ({ signal }) => api(retentionCalls.last, {}, { signal }),
  }),
  due: ({ api }: ApiContext): QueryOptions<Due> => ({
    queryKey: [...retentionQueries.all, 'due'],
    queryFn: ({ signal }) => api(retentionCalls.due, {}, { signal }),
  }),
  statistics: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof applicationCalls.statistics>> => ({
    queryKey: [...retentionQueries.all, 'statistics'],
    queryFn: ({ signal }) => api(applicationCalls.statistics, {}, { signal }),
  }),
};
