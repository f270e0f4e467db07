import type { Reader, Reading } from '#features/site/client.ts';
import { reading } from '#shared/api-client.ts';
import type { AnswerOf, CallOf } from '#shared/endpoint.ts';
import type { memberCalls } from './contract.ts';

type Page = typeof memberCalls.page;

const page = reading<Page>({
  path: '/members.php',
  access: 'administrator',
  failure: 'Failed to fetch members',
});

export const memberQueries = {
  all: ['members'] as const,
  page: ({ api }: Reader, query: NonNullable<CallOf<Page>['query']>): Reading<AnswerOf<Page>> => ({
    queryKey: [...memberQueries.all, 'page', query],
    queryFn: ({ signal }) => api(page, { query }, { signal }),
  }),
};
