import type { ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type VersionEntry, versionCalls } from './contract.ts';

/** Whatever changes an item makes the queries of its type stale, and these with them. */
export const versionQueries = {
  list: ({ api }: ApiContext, type: string, id: number): QueryOptions<VersionEntry[]> => ({
    queryKey: [type, 'versions', id],
    queryFn: ({ signal }) => api(versionCalls.list, { query: { type, id } }, { signal }),
  }),
  item: (
    { api }: ApiContext,
    type: string,
    id: number,
    version: number,
  ): QueryOptions<ResponseOf<typeof versionCalls.show>> => ({
    queryKey: [type, 'versions', id, version],
    queryFn: ({ signal }) => api(versionCalls.show, { query: { type, id, version } }, { signal }),
  }),
  newTexts: (
    { api }: ApiContext,
    type: string,
    id: number,
  ): QueryOptions<ResponseOf<typeof versionCalls.newTexts>> => ({
    queryKey: [type, 'new-texts', id],
    queryFn: ({ signal }) => api(versionCalls.newTexts, { id, query: { type } }, { signal }),
  }),
};
