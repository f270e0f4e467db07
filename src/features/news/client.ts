import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, reading } from '#shared/api-client.ts';
import type { CallOf } from '#shared/endpoint.ts';
import type { Language } from '#shared/language.ts';
import type { newsCalls } from './contract.ts';

type Reader = { api: ApiClient; language: Language };
type PageFilter = NonNullable<CallOf<typeof newsCalls.page>['query']>;

const failure = 'Failed to fetch news';
const pageNews = reading<typeof newsCalls.page>({ path: '/news.php', failure });
const showNews = reading<typeof newsCalls.show>({ path: '/news-item.php', id: 'id', failure });

/** What pages read. The language is part of every key: another language is another answer. */
export const newsQueries = {
  all: ['news'] as const,
  /** A page of one language's news, or of all with `all: 'true'`. */
  page: ({ api, language }: Reader, filter: PageFilter) =>
    queryOptions({
      queryKey: [...newsQueries.all, language, 'page', filter],
      queryFn: ({ signal }) =>
        api(pageNews, { query: filter.all ? filter : { ...filter, lang: language } }, { signal }),
    }),
  detail: ({ api, language }: Reader, id: number) =>
    queryOptions({
      queryKey: [...newsQueries.all, language, 'detail', id],
      queryFn: ({ signal }) => api(showNews, { id, query: { lang: language } }, { signal }),
    }),
};
