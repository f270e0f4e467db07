import { contentQueries } from '#features/content/client.ts';
import type { educationCalls } from './contract.ts';

export const educationQueries = contentQueries<typeof educationCalls>(
  'education',
  { list: '/education.php', show: '/education.php' },
  'Failed to fetch education',
);
