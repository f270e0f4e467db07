import { congressQueries, symposiumQueries, workshopQueries } from '#features/events/client.ts';
import { eventPaths, workshopAliases } from '#features/events/paths.ts';
import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { itemPage, type PageRoute, privatePage } from '#ui/pages/page-route.ts';
import type { applicationCalls } from './contract.ts';
import { applicantPath } from './paths.ts';
import type { MyApplication } from './schemas.ts';

const mine = publicGet<typeof applicationCalls.showMine>({
  path: '/my-application',
  clientMessage: 'Failed to fetch my application',
});

// Not in client.ts, which every page would load with it.
export function myApplicationQuery({ api }: ApiContext, token: string): QueryOptions<MyApplication> {
  return {
    queryKey: ['my-application', token],
    queryFn: ({ signal }) => api(mine, { query: { token } }, { signal }),
  };
}

export const pages: readonly PageRoute[] = [
  itemPage(
    eventPaths.symposium.item,
    'applications/public/symposium-page',
    symposiumQueries.detail,
    symposiumQueries.related,
  ),
  {
    ...itemPage(
      eventPaths.workshop.item,
      'applications/public/workshop-page',
      workshopQueries.detail,
      workshopQueries.related,
    ),
    aliases: workshopAliases.item,
  },
  itemPage(
    eventPaths.congress.item,
    'applications/public/congress-page',
    congressQueries.detail,
    congressQueries.related,
  ),
  privatePage(applicantPath, 'applications/public/my-application-page', myApplicationQuery),
];
