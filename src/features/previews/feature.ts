import type { Feature } from '#server/feature.ts';
import { removeExpiredPreviews } from './server/queries.ts';
import { previewHandlers } from './server/routes.ts';

export const previewsFeature: Feature = {
  name: 'previews',
  handlers: previewHandlers,
  hourly: ({ db, clock }) => removeExpiredPreviews(db, clock()),
};
