import type { EventKind } from '#features/events/kinds.ts';
import { publicGet, publicPost } from '#shared/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import type { applicationCalls, countApplications, countApplicationsByEvent } from './contract.ts';

const count = publicGet<typeof countApplications>({
  path: '/applications.php',
  id: 'id',
  clientMessage: 'Failed to get count',
});

const counts = publicGet<typeof countApplicationsByEvent>({
  path: '/applications.php',
  access: 'administrator',
  clientMessage: 'Failed to get counts',
});

const list = publicGet<typeof applicationCalls.list>({
  path: '/applications.php',
  id: 'id',
  access: 'administrator',
  clientMessage: 'Failed to fetch applications',
});

export const createApplication = publicPost<typeof applicationCalls.create>({
  path: '/applications.php',
  clientMessage: 'Failed to create application',
});

export type PostedApplication = CallOf<typeof createApplication>['body'];

export const applicationQueries = {
  all: ['applications'] as const,
  list: (
    { api }: ApiContext,
    { kind, id }: { kind: EventKind; id: number },
  ): QueryOptions<ResponseOf<typeof applicationCalls.list>> => ({
    queryKey: [...applicationQueries.all, 'list', kind, id],
    queryFn: ({ signal }) => api(list, { id, query: { application_type: kind } }, { signal }),
  }),
  count: ({ api }: ApiContext, eventId: number): QueryOptions<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'count', eventId],
    queryFn: ({ signal }) => api(count, { id: eventId, query: { action: 'count' } }, { signal }),
  }),
  counts: (
    { api }: ApiContext,
    eventIds: readonly number[],
  ): QueryOptions<ResponseOf<typeof countApplicationsByEvent>> => ({
    queryKey: [...applicationQueries.all, 'counts', eventIds],
    queryFn: async ({ signal }) => {
      if (eventIds.length === 0) return [];
      return api(counts, { query: { action: 'counts', ids: eventIds.join(',') } }, { signal });
    },
  }),
};
