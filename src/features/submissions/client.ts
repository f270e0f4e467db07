import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { listSuspects, type SpamKind, type SpamSubmission } from './spam-contract.ts';

export const spamQueries = {
  all: ['spam'] as const,
  /** The suspected submissions of one kind; applications of one event. */
  list: (
    { api }: ApiContext,
    query: { kind: SpamKind; event?: number | undefined },
  ): QueryOptions<SpamSubmission[]> => ({
    queryKey: [...spamQueries.all, query],
    queryFn: ({ signal }) => api(listSuspects, { query }, { signal }),
  }),
};
