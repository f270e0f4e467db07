import type { Feature } from '#server/feature.ts';
import { publicationCalls } from './contract.ts';
import { publicationsPerPage } from './page-sizes.ts';
import { publicationPaths } from './paths.ts';
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
  pages: [publicationPaths.list],
  examples: publicationExamples,
};
