import { publicGet, publicPost } from '#shared/api/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { questionCalls } from './contract.ts';

type Page = typeof questionCalls.page;

const page = publicGet<Page>({
  path: '/questions.php',
  access: 'administrator',
  clientMessage: 'Failed to fetch questions',
});

const count = publicGet<typeof questionCalls.count>({
  path: '/question-counts',
  access: 'administrator',
  clientMessage: 'Failed to count questions',
});

export const createQuestion = publicPost<typeof questionCalls.create>({
  path: '/questions.php',
  clientMessage: 'Failed to create question',
});

export const questionQueries = {
  all: ['question'] as const,
  counts: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof questionCalls.count>> => ({
    queryKey: [...questionQueries.all, 'counts'],
    queryFn: ({ signal }) => api(count, {}, { signal }),
  }),
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...questionQueries.all, 'page', query],
    queryFn: ({ signal }) => api(page, { query }, { signal }),
  }),
};
