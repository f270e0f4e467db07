import { listPage, type PageRoute } from '#ui/page-route.ts';
import { congressQueries, symposiumQueries, workshopQueries } from './client.ts';
import {
  congressesPerPage,
  eventPaths,
  symposiaPerPage,
  workshopAliases,
  workshopsPerPage,
} from './paths.ts';

/** The page of an event has the application form, so it belongs to the feature of applications. */
export const pages: readonly PageRoute[] = [
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
