import { contentHandlers } from '#features/content/server/routes.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '../contract.ts';
import { congressContent, symposiumContent, workshopContent } from './content.ts';

export const eventsHandlers = [
  ...contentHandlers(workshopCalls, workshopContent),
  ...contentHandlers(symposiumCalls, symposiumContent),
  ...contentHandlers(congressCalls, congressContent),
];
