import type { Feature } from '#server/feature.ts';
import { galleryHandlers } from './server/routes.ts';
import { albumExamples } from './starter.ts';

export const galleryFeature: Feature = {
  name: 'gallery',
  handlers: galleryHandlers,
  examples: albumExamples,
};
