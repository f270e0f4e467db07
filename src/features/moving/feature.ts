import type { Feature } from '#server/feature.ts';
import { movingHandlers } from './server/routes.ts';
import { removeOldFiles } from './server/transfers/pieces.ts';
import { removeOldTransfers } from './server/transfers/transfers.ts';

/** Imports from other sites, and exports of everything. */
export const movingFeature: Feature = {
  name: 'moving',
  handlers: movingHandlers,
  hourly: async ({ db, transfers, clock }) => {
    await removeOldFiles(transfers.store, clock());
    await removeOldTransfers(db, clock());
  },
};
