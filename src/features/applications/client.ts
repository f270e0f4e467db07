import type { EventKind } from '#features/events/kinds.ts';
import { publicGet, publicPost } from '#shared/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import type { applicationCalls } from './contract.ts';

const count = publicGet<typeof applicationCalls.count>({
  path: '/applications.php',
  id: 'id',
  access: 'either',
  clientMessage: 'Failed to get count',
});

const counts = publicGet<typeof applicationCalls.countByEvent>({
  path: '/applications.php',
  access: 'administrator',
  clientMessage: 'Failed to get counts',
});

const recipients = publicGet<typeof applicationCalls.countRecipients>({
  path: '/applications/recipients',
  id: 'event',
  access: 'administrator',
  clientMessage: 'Failed to count recipients',
});

const one = publicGet<typeof applicationCalls.show>({
  path: '/applications',
  id: 'id',
  access: 'administrator',
  clientMessage: 'Failed to fetch application',
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

export type ApplicationBody = CallOf<typeof createApplication>['body'];

export const applicationQueries = {
  all: ['application'] as const,
  list: (
    { api }: ApiContext,
    { kind, id }: { kind: EventKind; id: number },
  ): QueryOptions<ResponseOf<typeof applicationCalls.list>> => ({
    queryKey: [...applicationQueries.all, 'list', kind, id],
    queryFn: ({ signal }) => api(list, { id, query: { application_type: kind } }, { signal }),
  }),
  one: ({ api }: ApiContext, id: number): QueryOptions<ResponseOf<typeof applicationCalls.show>> => ({
    queryKey: [...applicationQueries.all, 'one', id],
    queryFn: ({ signal }) => api(one, { id }, { signal }),
  }),
  count: ({ api }: ApiContext, eventId: number): QueryOptions<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'count', eventId],
    queryFn: ({ signal }) => api(count, { id: eventId, query: { action: 'count' } }, { signal }),
  }),
  recipients: ({ api }: ApiContext, eventId: number): QueryOptions<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'recipients', eventId],
    queryFn: ({ signal }) => api(recipients, { id: eventId }, { signal }),
  }),
  counts: (
    { api }: ApiContext,
    eventIds: readonly number[],
  ): QueryOptions<ResponseOf<typeof applicationCalls.countByEvent>> => ({
    queryKey: [...applicationQueries.all, 'counts', eventIds],
    queryFn: async ({ signal }) => {
      if (eventIds.length === 0) return [];
      return api(counts, { query: { action: 'counts', ids: eventIds.join(',') } }, { signal });
    },
  }),
};
