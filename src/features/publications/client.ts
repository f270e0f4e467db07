import { contentQueries } from '#features/content/client.ts';
import type { publicationCalls } from './contract.ts';

export const publicationQueries = contentQueries<typeof publicationCalls>(
  'publication',
  { list: '/publications.php', show: '/publication.php' },
  'Failed to fetch publication',
);
