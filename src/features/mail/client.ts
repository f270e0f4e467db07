import type { CallOf, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { mailCalls, templateCalls } from './contract.ts';

type Page = typeof mailCalls.page;

export const mailQueries = {
  all: ['mails'] as const,
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...mailQueries.all, 'page', query],
    queryFn: ({ signal }) => api(mailCalls.page, { query }, { signal }),
  }),
  one: ({ api }: ApiContext, id: number): QueryOptions<ResponseOf<typeof mailCalls.show>> => ({
    queryKey: [...mailQueries.all, 'one', id],
    queryFn: ({ signal }) => api(mailCalls.show, { id }, { signal }),
  }),
  state: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof mailCalls.state>> => ({
    queryKey: [...mailQueries.all, 'state'],
    queryFn: ({ signal }) => api(mailCalls.state, {}, { signal }),
  }),
  templates: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof templateCalls.list>> => ({
    queryKey: ['mail-templates'],
    queryFn: ({ signal }) => api(templateCalls.list, {}, { signal }),
  }),
};
