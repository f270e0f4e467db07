import { contentQueries } from '#features/site/client.ts';
import { reading } from '#shared/api-client.ts';
import type { publicationCalls } from './contract.ts';

const failure = 'Failed to fetch publication';

export const publicationQueries = contentQueries(
  'publications',
  reading<typeof publicationCalls.page>({ path: '/publications.php', failure }),
  reading<typeof publicationCalls.show>({ path: '/publication.php', id: 'id', failure }),
);
