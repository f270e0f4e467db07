import { contentHandlers } from '#features/content/server/routes.ts';
import type { Feature } from '#server/feature.ts';
import { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';
import { congressContent, symposiumContent, workshopContent } from './server/content.ts';
import { eventExamples } from './starter.ts';

export const eventsFeature: Feature = {
  name: 'events',
  handlers: [
    ...contentHandlers(workshopCalls, workshopContent),
    ...contentHandlers(symposiumCalls, symposiumContent),
    ...contentHandlers(congressCalls, congressContent),
  ],
  examples: eventExamples,
};
