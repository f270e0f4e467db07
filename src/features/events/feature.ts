import type { Feature } from '#server/feature.ts';
import { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { allEventsPath, congressesPerPage, eventPaths, symposiaPerPage, workshopsPerPage } from './paths.ts';
import { calendars } from './server/calendars.ts';
import { congressContent, symposiumContent, workshopContent } from './server/content.ts';
import { eventHandlers } from './server/routes.ts';
import { eventExamples } from './starter.ts';

export const eventsFeature: Feature = {
  name: 'events',
  content: [
    {
      calls: workshopCalls,
      type: workshopContent,
      names: { bs: bs.workshop.title, en: en.workshop.title },
      listPage: { ...eventPaths.workshop.list, pageSize: workshopsPerPage },
      itemPage: eventPaths.workshop.item,
    },
    {
      calls: symposiumCalls,
      type: symposiumContent,
      names: { bs: bs.symposium.title, en: en.symposium.title },
      listPage: { ...eventPaths.symposium.list, pageSize: symposiaPerPage },
      itemPage: eventPaths.symposium.item,
    },
    {
      calls: congressCalls,
      type: congressContent,
      names: { bs: bs.congress.title, en: en.congress.title },
      listPage: { ...eventPaths.congress.list, pageSize: congressesPerPage },
      itemPage: eventPaths.congress.item,
    },
  ],
  handlers: eventHandlers,
  pages: [allEventsPath],
  feeds: calendars,
  examples: eventExamples,
};
