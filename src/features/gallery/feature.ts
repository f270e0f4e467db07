import type { Feature } from '#server/feature.ts';
import { albumCalls } from './contract.ts';
import { galleryPaths } from './paths.ts';
import { albumContent } from './server/content.ts';
import { imageHandlers } from './server/routes.ts';
import { albumExamples } from './starter.ts';

export const galleryFeature: Feature = {
  name: 'gallery',
  content: [
    {
      calls: albumCalls,
      type: albumContent,
      showAs: album => ({ items: [album] }),
      itemPage: galleryPaths.album,
    },
  ],
  handlers: imageHandlers,
  pages: [galleryPaths.list],
  examples: albumExamples,
};
