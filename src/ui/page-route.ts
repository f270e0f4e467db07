import type { Path } from '#shared/paths.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { pageOfQuery } from '#shared/site-query.ts';

/** The item's id, if it is valid, and the query of an address. */
export type PagePlace = { id: number | undefined; query: URLSearchParams };

/** A public page, stated in its feature's `public-routes.ts`. */
export type PageRoute = {
  path: string;
  /** Other patterns that redirect to it. */
  aliases?: readonly string[];
  /** The module's path below `src/features`, without extension. */
  module: string;
  /** Whether its address may have a `page` parameter. */
  isPaged: boolean;
  reads: (context: ApiContext, place: PagePlace) => QueryOptions<unknown>[];
};

type PagePath = Pick<Path, 'pattern'>;

export function page({ pattern }: PagePath, module: string, reads: PageRoute['reads'] = () => []): PageRoute {
  return { path: pattern, module, reads, isPaged: false };
}

type PageQuery = (context: ApiContext, filter: { page: number; pageSize: number }) => QueryOptions<unknown>;

export function listPage(path: PagePath, module: string, pageQuery: PageQuery, pageSize: number): PageRoute {
  const route = page(path, module, (context, { query }) => [
    pageQuery(context, { page: pageOfQuery(query), pageSize }),
  ]);
  return { ...route, isPaged: true };
}

type DetailQuery = (context: ApiContext, id: number) => QueryOptions<unknown>;

export function itemPage(path: PagePath, module: string, ...queries: DetailQuery[]): PageRoute {
  return page(path, module, (context, { id }) =>
    id === undefined ? [] : queries.map(query => query(context, id)),
  );
}
