import type { Feature } from '#server/feature.ts';
import { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';
import { congressesPerPage, eventPaths, symposiaPerPage, workshopsPerPage } from './paths.ts';
import { congressContent, symposiumContent, workshopContent } from './server/content.ts';
import { eventExamples } from './starter.ts';

export const eventsFeature: Feature = {
  name: 'events',
  content: [
    {
      calls: workshopCalls,
      type: workshopContent,
      listPage: { ...eventPaths.workshop.list, pageSize: workshopsPerPage },
      itemPage: eventPaths.workshop.item,
    },
    {
      calls: symposiumCalls,
      type: symposiumContent,
      listPage: { ...eventPaths.symposium.list, pageSize: symposiaPerPage },
      itemPage: eventPaths.symposium.item,
    },
    {
      calls: congressCalls,
      type: congressContent,
      listPage: { ...eventPaths.congress.list, pageSize: congressesPerPage },
      itemPage: eventPaths.congress.item,
    },
  ],
  examples: eventExamples,
};
