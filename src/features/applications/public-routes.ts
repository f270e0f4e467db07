import { congressQueries, symposiumQueries, workshopQueries } from '#features/events/client.ts';
import { eventPaths, workshopAliases } from '#features/events/paths.ts';
import { itemPage, type PageRoute } from '#ui/page-route.ts';

export const pages: readonly PageRoute[] = [
  itemPage(eventPaths.symposium.item, 'applications/public/symposium-page', symposiumQueries.detail),
  {
    ...itemPage(eventPaths.workshop.item, 'applications/public/workshop-page', workshopQueries.detail),
    aliases: workshopAliases.item,
  },
  itemPage(eventPaths.congress.item, 'applications/public/congress-page', congressQueries.detail),
];
