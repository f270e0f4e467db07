import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api-client.ts';
import type { publicationCalls } from './contract.ts';

const clientMessage = 'Failed to fetch publication';

export const publicationQueries = contentQueries(
  'publications',
  publicGet<typeof publicationCalls.page>({ path: '/publications.php', clientMessage }),
  publicGet<typeof publicationCalls.show>({ path: '/publication.php', id: 'id', clientMessage }),
);
