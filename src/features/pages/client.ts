import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { OwnPage, pageCalls, showPageAt } from './contract.ts';

const clientMessage = 'Failed to fetch page';
const pageAt = publicGet<typeof showPageAt>({ path: '/page', clientMessage });

export const pageQueries = {
  ...contentQueries<typeof pageCalls>('page', { list: '/pages', show: '/page' }, clientMessage),
  at: ({ api, language }: ApiContext, slug: string): QueryOptions<OwnPage> => ({
    queryKey: ['page', language, 'at', slug],
    queryFn: ({ signal }) => api(pageAt, { query: { slug, lang: language } }, { signal }),
  }),
};
