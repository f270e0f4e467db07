import type { Feature } from '#server/feature.ts';
import { educationCalls } from './contract.ts';
import { educationPaths, educationPerPage } from './paths.ts';
import { educationContent } from './server/content.ts';
import { educationExamples } from './starter.ts';

export const educationFeature: Feature = {
  name: 'education',
  content: [
    {
      calls: educationCalls,
      type: educationContent,
      listPage: { ...educationPaths.list, pageSize: educationPerPage },
    },
  ],
  examples: educationExamples,
};
