import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Menu, showMenu } from './contract.ts';

const menu = publicGet<typeof showMenu>({ path: '/menu', clientMessage: 'Failed to fetch menu' });

/** Part of every page. */
export const menuQuery = ({ api, language }: ApiContext): QueryOptions<Menu> => ({
  queryKey: ['menu', language],
  queryFn: ({ signal }) => api(menu, { query: { lang: language } }, { signal }),
});
