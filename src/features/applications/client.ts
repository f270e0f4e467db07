import type { EventKind } from '#features/events/kinds.ts';
import type { Reader, Reading } from '#features/site/client.ts';
import { reading, sending } from '#shared/api-client.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import type { applicationCalls, countApplications, countApplicationsByEvent } from './contract.ts';

const count = reading<typeof countApplications>({
  path: '/applications.php',
  id: 'id',
  failure: 'Failed to get count',
});

const counts = reading<typeof countApplicationsByEvent>({
  path: '/applications.php',
  access: 'administrator',
  failure: 'Failed to get counts',
});

const list = reading<typeof applicationCalls.list>({
  path: '/applications.php',
  id: 'id',
  access: 'administrator',
  failure: 'Failed to fetch applications',
});

/** Sends an application. */
export const createApplication = sending<typeof applicationCalls.create>({
  path: '/applications.php',
  failure: 'Failed to create application',
});

export const applicationQueries = {
  all: ['applications'] as const,
  /** All applications to an event, newest first, for the administrator. */
  list: (
    { api }: Reader,
    { kind, id }: { kind: EventKind; id: number },
  ): Reading<AnswerOf<typeof applicationCalls.list>> => ({
    queryKey: [...applicationQueries.all, 'list', kind, id],
    queryFn: ({ signal }) => api(list, { id, query: { application_type: kind } }, { signal }),
  }),
  /** How many have applied to an event. */
  count: ({ api }: Reader, eventId: number): Reading<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'count', eventId],
    queryFn: ({ signal }) => api(count, { id: eventId, query: { action: 'count' } }, { signal }),
  }),
  /** How many have applied to each of some events, for the administrator. */
  counts: (
    { api }: Reader,
    eventIds: readonly number[],
  ): Reading<AnswerOf<typeof countApplicationsByEvent>> => ({
    queryKey: [...applicationQueries.all, 'counts', eventIds],
    queryFn: async ({ signal }) => {
      if (eventIds.length === 0) return [];
      return api(counts, { query: { action: 'counts', ids: eventIds.join(',') } }, { signal });
    },
  }),
};
