import { contentQueries } from '#features/site/client.ts';
import { reading } from '#shared/api-client.ts';
import type { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';

const failure = {
  workshop: 'Failed to fetch workshop',
  symposium: 'Failed to fetch symposium',
  congress: 'Failed to fetch congress',
} as const;

export const workshopQueries = contentQueries(
  'workshops',
  reading<typeof workshopCalls.page>({ path: '/workshops.php', failure: failure.workshop }),
  reading<typeof workshopCalls.show>({ path: '/workshop.php', id: 'id', failure: failure.workshop }),
);

export const symposiumQueries = contentQueries(
  'symposia',
  reading<typeof symposiumCalls.page>({ path: '/symposium.php', failure: failure.symposium }),
  reading<typeof symposiumCalls.show>({
    path: '/symposiumDetails.php',
    id: 'id',
    failure: failure.symposium,
  }),
);

export const congressQueries = contentQueries(
  'congresses',
  reading<typeof congressCalls.page>({ path: '/congress.php', failure: failure.congress }),
  reading<typeof congressCalls.show>({ path: '/congressDetails.php', id: 'id', failure: failure.congress }),
);
