import type { CallOf, Endpoint, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';

type Read = Endpoint & { method: 'GET'; access: 'either' };
type ListQuery<E extends Endpoint> = NonNullable<CallOf<E>['query']> & { status?: string | undefined };

/** A call that the public can make too, made with the session: its response has what is not public. */
export function withSession<E extends Read>(call: E): E {
  return { ...call, access: 'editor' } as unknown as E;
}

/**
 * The queries of a content type in the admin: items in both languages and in every state, unless the query
 * narrows them. `type`, with which their keys begin, is the type's name in calls for all types.
 */
export function contentAdminQueries<Calls extends { page: Read; show: Read & { id: 'id' } }>(
  type: string,
  calls: Calls,
) {
  const all = [type] as const;
  const page = withSession<Calls['page']>(calls.page);
  const show = withSession<Calls['show']>(calls.show);
  return {
    type,
    all,
    page: (
      { api }: ApiContext,
      query: ListQuery<Calls['page']>,
    ): QueryOptions<ResponseOf<Calls['page']>> => ({
      queryKey: [...all, 'page', query],
      queryFn: ({ signal }) => {
        const call = { query: { ...query, all: 'true', status: query.status ?? 'any' } };
        return api(page, call as unknown as CallOf<Calls['page']>, { signal });
      },
    }),
    // Without a language, which would be answered by the counterpart in it.
    detail: ({ api }: ApiContext, id: number): QueryOptions<ResponseOf<Calls['show']>> => ({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api(show, { id } as unknown as CallOf<Calls['show']>, { signal }),
    }),
  };
}
