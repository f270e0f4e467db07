import type { Feature } from '#server/feature.ts';
import { newsCalls } from './contract.ts';
import { newsPaths } from './paths.ts';
import { newsContent } from './server/content.ts';
import { newsExamples } from './starter.ts';

export const newsFeature: Feature = {
  name: 'news',
  content: [{ calls: newsCalls, type: newsContent, itemPage: newsPaths.item }],
  pages: [newsPaths.list],
  examples: newsExamples,
};
