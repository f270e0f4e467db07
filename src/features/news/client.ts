import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api-client.ts';
import type { CallOf } from '#shared/endpoint.ts';
import type { Language } from '#shared/language.ts';
import * as contract from './contract.ts';

type Reader = { api: ApiClient; language: Language };
type PageFilter = NonNullable<CallOf<typeof contract.pageNews>['query']>;

/** What pages read. The language is part of every key: another language is another answer. */
export const newsQueries = {
  all: ['news'] as const,
  /** A page of one language's news, or of all with `all: 'true'`. */
  page: ({ api, language }: Reader, filter: PageFilter) =>
    queryOptions({
      queryKey: [...newsQueries.all, language, 'page', filter],
      queryFn: ({ signal }) =>
        api(contract.pageNews, { query: filter.all ? filter : { ...filter, lang: language } }, { signal }),
    }),
  detail: ({ api, language }: Reader, id: number) =>
    queryOptions({
      queryKey: [...newsQueries.all, language, 'detail', id],
      queryFn: ({ signal }) => api(contract.showNews, { id, query: { lang: language } }, { signal }),
    }),
};

export const newsMutations = {
  create: (api: ApiClient) => (body: CallOf<typeof contract.createNews>['body']) =>
    api(contract.createNews, { body }),
  update: (api: ApiClient) => (id: number, body: CallOf<typeof contract.updateNews>['body']) =>
    api(contract.updateNews, { id, body }),
  remove: (api: ApiClient) => (id: number) => api(contract.deleteNews, { id }),
};
