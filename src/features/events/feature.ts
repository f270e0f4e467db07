import type { Feature } from '#server/feature.ts';
import { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';
import { eventPaths } from './paths.ts';
import { congressContent, symposiumContent, workshopContent } from './server/content.ts';
import { eventExamples } from './starter.ts';

export const eventsFeature: Feature = {
  name: 'events',
  content: [
    { calls: workshopCalls, type: workshopContent, itemPage: eventPaths.workshop.item },
    { calls: symposiumCalls, type: symposiumContent, itemPage: eventPaths.symposium.item },
    { calls: congressCalls, type: congressContent, itemPage: eventPaths.congress.item },
  ],
  pages: Object.values(eventPaths).map(({ list }) => list),
  examples: eventExamples,
};
