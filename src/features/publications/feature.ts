import { contentHandlers } from '#features/content/server/routes.ts';
import type { Feature } from '#server/feature.ts';
import { publicationCalls } from './contract.ts';
import { publicationContent } from './server/content.ts';
import { publicationExamples } from './starter.ts';

export const publicationsFeature: Feature = {
  name: 'publications',
  handlers: contentHandlers(publicationCalls, publicationContent),
  examples: publicationExamples,
};
