import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { fileCalls, type ItemFile } from './contract.ts';

/** The item that files belong to, as calls name it. */
export type OwnerName = { type: string; id: number };

export const fileQueries = {
  list: ({ api }: ApiContext, { type, id }: OwnerName): QueryOptions<ItemFile[]> => ({
    queryKey: ['files', type, id],
    queryFn: ({ signal }) => api(fileCalls.list, { id, query: { type } }, { signal }),
  }),
};
