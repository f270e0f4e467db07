import { contentQueries } from '#features/content/client.ts';
import type { congressCalls, symposiumCalls, workshopCalls } from './contract.ts';

export const workshopQueries = contentQueries<typeof workshopCalls>(
  'workshop',
  { list: '/workshops.php', show: '/workshop.php' },
  'Failed to fetch workshop',
);

export const symposiumQueries = contentQueries<typeof symposiumCalls>(
  'symposium',
  { list: '/symposium.php', show: '/symposiumDetails.php' },
  'Failed to fetch symposium',
);

export const congressQueries = contentQueries<typeof congressCalls>(
  'congress',
  { list: '/congress.php', show: '/congressDetails.php' },
  'Failed to fetch congress',
);
