import { publicGet, publicPost } from '#shared/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import type { questionCalls } from './contract.ts';

type Page = typeof questionCalls.page;

const page = publicGet<Page>({
  path: '/questions.php',
  access: 'administrator',
  clientMessage: 'Failed to fetch questions',
});

const unseen = publicGet<typeof questionCalls.countUnseen>({
  path: '/unseen-questions',
  access: 'administrator',
  clientMessage: 'Failed to count unseen questions',
});

export const createQuestion = publicPost<typeof questionCalls.create>({
  path: '/questions.php',
  clientMessage: 'Failed to create question',
});

export const questionQueries = {
  all: ['question'] as const,
  /** Counts those that no administrator has seen. */
  unseen: ({ api }: ApiContext): QueryOptions<{ count: number }> => ({
    queryKey: [...questionQueries.all, 'unseen'],
    queryFn: ({ signal }) => api(unseen, {}, { signal }),
  }),
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...questionQueries.all, 'page', query],
    queryFn: ({ signal }) => api(page, { query }, { signal }),
  }),
};
