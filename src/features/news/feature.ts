import { contentHandlers } from '#features/content/server/routes.ts';
import type { Feature } from '#server/feature.ts';
import { newsCalls } from './contract.ts';
import { newsContent } from './server/content.ts';
import { newsExamples } from './starter.ts';

export const newsFeature: Feature = {
  name: 'news',
  handlers: contentHandlers(newsCalls, newsContent),
  examples: newsExamples,
};
