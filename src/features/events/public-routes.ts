import { arrangedListPage, type PageRoute } from '#ui/pages/page-route.ts';
import { congressQueries, eventQueries, symposiumQueries, workshopQueries } from './client.ts';
import { filterOfQuery, listParameters } from './event-filter.ts';
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
  arrangedListPage(allEventsPath, 'events/public/all-events-page', eventQueries, {
    pageSize: eventsPerPage,
    parameters: listParameters,
    filterOf: filterOfQuery,
  }),
  arrangedListPage(eventPaths.symposium.list, 'events/public/symposium-list-page', symposiumQueries, {
    pageSize: symposiaPerPage,
  }),
  {
    ...arrangedListPage(eventPaths.workshop.list, 'events/public/workshop-list-page', workshopQueries, {
      pageSize: workshopsPerPage,
    }),
    aliases: workshopAliases.list,
  },
  arrangedListPage(eventPaths.congress.list, 'events/public/congress-list-page', congressQueries, {
    pageSize: congressesPerPage,
  }),
];
