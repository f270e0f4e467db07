import { contentHandlers } from '#features/content/server/routes.ts';
import type { Feature } from '#server/feature.ts';
import { educationCalls } from './contract.ts';
import { educationContent } from './server/content.ts';
import { educationExamples } from './starter.ts';

export const educationFeature: Feature = {
  name: 'education',
  handlers: contentHandlers(educationCalls, educationContent),
  examples: educationExamples,
};
