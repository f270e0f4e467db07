import type { Feature } from '#server/feature.ts';
import { removeOldFiles } from './server/pieces.ts';
import { movingHandlers } from './server/routes.ts';

/** Imports from other sites, and exports of everything. */
export const movingFeature: Feature = {
  name: 'moving',
  handlers: movingHandlers,
  hourly: ({ transfers, clock }) => removeOldFiles(transfers.store, clock()),
};
