import type { Feature } from '#server/feature.ts';
import { publicationCalls } from './contract.ts';
import { publicationPaths, publicationsPerPage } from './paths.ts';
import { publicationContent } from './server/content.ts';
import { publicationExamples } from './starter.ts';

export const publicationsFeature: Feature = {
  name: 'publications',
  content: [
    {
      calls: publicationCalls,
      type: publicationContent,
      listPage: { ...publicationPaths.list, pageSize: publicationsPerPage },
    },
  ],
  examples: publicationExamples,
};
