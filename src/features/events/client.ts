import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api-client.ts';
import type { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';

const clientMessage = {
  workshop: 'Failed to fetch workshop',
  symposium: 'Failed to fetch symposium',
  congress: 'Failed to fetch congress',
} as const;

export const workshopQueries = contentQueries(
  'workshops',
  publicGet<typeof workshopCalls.page>({ path: '/workshops.php', clientMessage: clientMessage.workshop }),
  publicGet<typeof workshopCalls.show>({
    path: '/workshop.php',
    id: 'id',
    clientMessage: clientMessage.workshop,
  }),
);

export const symposiumQueries = contentQueries(
  'symposia',
  publicGet<typeof symposiumCalls.page>({ path: '/symposium.php', clientMessage: clientMessage.symposium }),
  publicGet<typeof symposiumCalls.show>({
    path: '/symposiumDetails.php',
    id: 'id',
    clientMessage: clientMessage.symposium,
  }),
);

export const congressQueries = contentQueries(
  'congresses',
  publicGet<typeof congressCalls.page>({ path: '/congress.php', clientMessage: clientMessage.congress }),
  publicGet<typeof congressCalls.show>({
    path: '/congressDetails.php',
    id: 'id',
    clientMessage: clientMessage.congress,
  }),
);
