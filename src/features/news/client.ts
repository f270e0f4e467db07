import { contentQueries } from '#features/content/client.ts';
import type { newsCalls } from './contract.ts';

export const newsQueries = contentQueries<typeof newsCalls>(
  'news',
  { list: '/news.php', show: '/news-item.php' },
  'Failed to fetch news',
);
