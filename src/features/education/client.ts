import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api-client.ts';
import type { educationCalls } from './contract.ts';

const clientMessage = 'Failed to fetch education';

export const educationQueries = contentQueries(
  'education',
  publicGet<typeof educationCalls.page>({ path: '/education.php', clientMessage }),
  publicGet<typeof educationCalls.show>({ path: '/education.php', id: 'id', clientMessage }),
);
