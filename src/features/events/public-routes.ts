import { pageOfQuery } from '#shared/site-query.ts';
import { listPage, type PageRoute, page } from '#ui/page-route.ts';
import { congressQueries, eventQueries, symposiumQueries, workshopQueries } from './client.ts';
import { filterOfQuery, filterParameters } from './event-filter.ts';
import {
  allEventsPath,
  congressesPerPage,
  eventPaths,
  eventsPerPage,
  symposiaPerPage,
  workshopAliases,
  workshopsPerPage,
} from './paths.ts';

/** The page of an event has the application form, so it belongs to the feature of applications. */
export const pages: readonly PageRoute[] = [
  {
    ...page(allEventsPath, 'events/public/all-events-page', (context, { query }) => [
      eventQueries.arranged(context, {
        ...filterOfQuery(query),
        page: pageOfQuery(query),
        pageSize: eventsPerPage,
      }),
      eventQueries.choices(context),
    ]),
    isPaged: true,
    parameters: filterParameters,
  },
  listPage(
    eventPaths.symposium.list,
    'events/public/symposium-list-page',
    symposiumQueries.arranged,
    symposiaPerPage,
  ),
  {
    ...listPage(
      eventPaths.workshop.list,
      'events/public/workshop-list-page',
      workshopQueries.arranged,
      workshopsPerPage,
    ),
    aliases: workshopAliases.list,
  },
  listPage(
    eventPaths.congress.list,
    'events/public/congress-list-page',
    congressQueries.arranged,
    congressesPerPage,
  ),
];
