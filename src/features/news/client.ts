import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api-client.ts';
import type { newsCalls } from './contract.ts';

const clientMessage = 'Failed to fetch news';

export const newsQueries = contentQueries(
  'news',
  publicGet<typeof newsCalls.page>({ path: '/news.php', clientMessage }),
  publicGet<typeof newsCalls.show>({ path: '/news-item.php', id: 'id', clientMessage }),
);
