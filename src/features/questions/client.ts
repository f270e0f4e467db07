import type { Reader, Reading } from '#features/site/client.ts';
import { reading, sending } from '#shared/api-client.ts';
import type { AnswerOf, CallOf } from '#shared/endpoint.ts';
import type { questionCalls } from './contract.ts';

type Page = typeof questionCalls.page;

const page = reading<Page>({
  path: '/questions.php',
  access: 'administrator',
  failure: 'Failed to fetch questions',
});

/** Sends a message to the association. */
export const createQuestion = sending<typeof questionCalls.create>({
  path: '/questions.php',
  failure: 'Failed to create question',
});

export const questionQueries = {
  all: ['questions'] as const,
  /** A page of the messages, for the administrator. */
  page: ({ api }: Reader, query: NonNullable<CallOf<Page>['query']>): Reading<AnswerOf<Page>> => ({
    queryKey: [...questionQueries.all, 'page', query],
    queryFn: ({ signal }) => api(page, { query }, { signal }),
  }),
};
