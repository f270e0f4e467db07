import type { CallOf, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';

type Read = Endpoint & { method: 'GET'; access: 'either' };
type FilterOf<E extends Endpoint> = NonNullable<CallOf<E>['query']> & { all?: string | undefined };

/**
 * The queries of a content type. The language is part of every key, because the response depends on it. A
 * page has the items of one language, or all with `all: 'true'`.
 */
export function contentQueries<Page extends Read, Show extends Read>(noun: string, page: Page, show: Show) {
  const all = [noun] as const;
  return {
    all,
    page: ({ api, language }: ApiContext, filter: FilterOf<Page>): QueryOptions<ResponseOf<Page>> => ({
      queryKey: [...all, language, 'page', filter],
      queryFn: ({ signal }) => {
        const query = filter.all ? filter : { ...filter, lang: language };
        return api(page, { query } as unknown as CallOf<Page>, { signal });
      },
    }),
    detail: ({ api, language }: ApiContext, id: number): QueryOptions<ResponseOf<Show>> => ({
      queryKey: [...all, language, 'detail', id],
      queryFn: ({ signal }) =>
        api(show, { id, query: { lang: language } } as unknown as CallOf<Show>, { signal }),
    }),
  };
}
