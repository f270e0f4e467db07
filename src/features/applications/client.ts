import { publicGet, publicPost } from '#shared/api/api-client.ts';
import type { CallOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { applicationCalls } from './contract.ts';

const count = publicGet<typeof applicationCalls.count>({
  path: '/applications.php',
  id: 'id',
  access: 'either',
  clientMessage: 'Failed to get count',
});

export const createApplication = publicPost<typeof applicationCalls.create>({
  path: '/applications.php',
  clientMessage: 'Failed to create application',
});

export type ApplicationBody = CallOf<typeof createApplication>['body'];

export const applicationQueries = {
  all: ['application'] as const,
  count: ({ api }: ApiContext, eventId: number): QueryOptions<{ count: number }> => ({
    queryKey: [...applicationQueries.all, 'count', eventId],
    queryFn: ({ signal }) => api(count, { id: eventId, query: { action: 'count' } }, { signal }),
  }),
};
