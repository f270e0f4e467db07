import type { Reader, Reading } from '#features/site/client.ts';
import { reading, sending } from '#shared/api-client.ts';
import type { applicationCalls, countApplications } from './contract.ts';

const count = reading<typeof countApplications>({
  path: '/applications.php',
  id: 'id',
  failure: 'Failed to get count',
});

/** Sends an application. */
export const createApplication = sending<typeof applicationCalls.create>({
  path: '/applications.php',
  failure: 'Failed to create application',
});

export const applicationQueries = {
  all: ['applications'] as const,
  /** How many have applied to an event. */
  count: ({ api }: Reader, eventId: number): Reading<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'count', eventId],
    queryFn: ({ signal }) => api(count, { id: eventId, query: { action: 'count' } }, { signal }),
  }),
};
