import type { Feature } from '#server/feature.ts';
import { educationCalls } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { educationPaths, educationPerPage } from './paths.ts';
import { educationContent } from './server/content.ts';
import { educationExamples } from './starter.ts';

export const educationFeature: Feature = {
  name: 'education',
  content: [
    {
      calls: educationCalls,
      type: educationContent,
      names: { bs: bs.title, en: en.title },
      listPage: { ...educationPaths.list, pageSize: educationPerPage },
      itemPage: educationPaths.item,
    },
  ],
  examples: educationExamples,
};
