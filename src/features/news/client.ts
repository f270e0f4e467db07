import { contentQueries } from '#features/site/client.ts';
import { reading } from '#shared/api-client.ts';
import type { newsCalls } from './contract.ts';

const failure = 'Failed to fetch news';

export const newsQueries = contentQueries(
  'news',
  reading<typeof newsCalls.page>({ path: '/news.php', failure }),
  reading<typeof newsCalls.show>({ path: '/news-item.php', id: 'id', failure }),
);
