import { contentQueries } from '#features/site/client.ts';
import { reading } from '#shared/api-client.ts';
import type { educationCalls } from './contract.ts';

const failure = 'Failed to fetch education';

export const educationQueries = contentQueries(
  'education',
  reading<typeof educationCalls.page>({ path: '/education.php', failure }),
  reading<typeof educationCalls.show>({ path: '/education.php', id: 'id', failure }),
);
