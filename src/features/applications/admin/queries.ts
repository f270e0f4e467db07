import type { EventKind } from '#features/events/kinds.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { applicationQueries } from '../client.ts';
import { applicationCalls } from '../contract.ts';

/** What the panel alone reads, apart so that no public page loads it. */
export const applicationAdminQueries = {
  list: (
    { api }: ApiContext,
    { kind, id }: { kind: EventKind; id: number },
  ): QueryOptions<ResponseOf<typeof applicationCalls.list>> => ({
    queryKey: [...applicationQueries.all, 'list', kind, id],
    queryFn: ({ signal }) =>
      api(applicationCalls.list, { id, query: { application_type: kind } }, { signal }),
  }),
  one: ({ api }: ApiContext, id: number): QueryOptions<ResponseOf<typeof applicationCalls.show>> => ({
    queryKey: [...applicationQueries.all, 'one', id],
    queryFn: ({ signal }) => api(applicationCalls.show, { id }, { signal }),
  }),
  recipients: ({ api }: ApiContext, eventId: number): QueryOptions<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'recipients', eventId],
    queryFn: ({ signal }) => api(applicationCalls.countRecipients, { id: eventId, query: {} }, { signal }),
  }),
  counts: (
    { api }: ApiContext,
    eventIds: readonly number[],
  ): QueryOptions<ResponseOf<typeof applicationCalls.countByEvent>> => ({
    queryKey: [...applicationQueries.all, 'counts', eventIds],
    queryFn: async ({ signal }) => {
      if (eventIds.length === 0) return [];
      return api(
        applicationCalls.countByEvent,
        { query: { action: 'counts', ids: eventIds.join(',') } },
        { signal },
      );
    },
  }),
};
