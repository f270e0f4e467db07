import { publicGet } from '#shared/api/api-client.ts';
import type { CallOf, Endpoint, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import type { showYears } from './contract.ts';
import type { showRelated } from './related-contract.ts';

const years = publicGet<typeof showYears>({ path: '/years', clientMessage: 'Failed to fetch years' });

const related = publicGet<typeof showRelated>({
  path: '/related',
  id: 'id',
  clientMessage: 'Failed to fetch related items',
});

/** What the pages of a type's items lead to. */
export const relatedQuery =
  (type: string) =>
  ({ api, language }: ApiContext, id: number): QueryOptions<ResponseOf<typeof showRelated>> => ({
    queryKey: [type, language, 'related', id],
    queryFn: ({ signal }) => api(related, { id, query: { type, lang: language } }, { signal }),
  });

type Read = Endpoint & { method: 'GET'; access: 'either' };
type FilterOf<E extends Endpoint> = NonNullable<CallOf<E>['query']> & { all?: string | undefined };

/**
 * The queries of a content type, named as in the calls for all types (`workshop`). The paths are those of the
 * contract, which the types hold. The language is part of every key, because the response depends on it. A page
 * has the items of one language, or all with `all: 'true'`.
 */
export function contentQueries<Calls extends { page: Read; show: Read & { id: 'id' } }>(
  type: string,
  paths: { list: Calls['page']['path']; show: Calls['show']['path'] },
  clientMessage: Calls['page']['clientMessage'],
) {
  type Page = Calls['page'];
  type Show = Calls['show'];
  const all = [type] as const;
  const page = publicGet<Read>({ path: paths.list, clientMessage }) as Page;
  const show = publicGet<Read & { id: 'id' }>({ path: paths.show, id: 'id', clientMessage }) as Show;
  return {
    all,
    page: ({ api, language }: ApiContext, filter: FilterOf<Page>): QueryOptions<ResponseOf<Page>> => ({
      queryKey: [...all, language, 'page', filter],
      queryFn: ({ signal }) => {
        const query = filter.all ? filter : { ...filter, lang: language };
        return api(page, { query } as unknown as CallOf<Page>, { signal });
      },
    }),
    /** As the site lists them (docs/contract.md#reads), with the language that was asked for. */
    arranged: (
      { api, language }: ApiContext,
      filter: FilterOf<Page> & { page: number; pageSize: number; arranged?: 'other' },
    ): QueryOptions<ResponseOf<Page> & { lang: Language }> => ({
      queryKey: [...all, language, 'arranged', filter],
      queryFn: async ({ signal }) => {
        const query = { ...filter, arranged: filter.arranged ?? 'true', lang: language };
        const listed = await api(page, { query } as unknown as CallOf<Page>, { signal });
        return Object.assign(listed as ResponseOf<Page> & object, { lang: language });
      },
    }),
    /** The years that lists can be narrowed to. */
    years: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof showYears>> => ({
      queryKey: [...all, 'years'],
      queryFn: ({ signal }) => api(years, { query: { type } }, { signal }),
    }),
    related: relatedQuery(type),
    detail: ({ api, language }: ApiContext, id: number): QueryOptions<ResponseOf<Show>> => ({
      queryKey: [...all, language, 'detail', id],
      queryFn: ({ signal }) =>
        api(show, { id, query: { lang: language } } as unknown as CallOf<Show>, { signal }),
    }),
  };
}
