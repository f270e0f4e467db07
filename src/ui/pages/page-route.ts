import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import type { AddressedItem } from '#shared/page-versions.ts';
import type { Path } from '#shared/paths.ts';
import { onlyParameter, pageOfQuery, placeOfQuery } from '#shared/site-query.ts';

/** The item's id, if it is valid, or its slug, the token of a page that only its link opens, and the query of an address. */
export type PagePlace = {
  id: number | undefined;
  token?: string | undefined;
  slug?: string | undefined;
  query: URLSearchParams;
};

/** An item of a page. One that has a language may have a counterpart in the other one. */
export type ShownItem = AddressedItem & {
  lang?: Language;
  translation?: (AddressedItem & { lang: Language }) | null;
};

/** A public page, stated in its feature's `public-routes.ts`. */
export type PageRoute = {
  path: string;
  /** Other patterns that redirect to it. */
  aliases?: readonly string[];
  /** The module's path below `src/features`, without extension. */
  module: string;
  /** Whether its address may have a `page` parameter. */
  isPaged: boolean;
  /** What else of its address it depends on: the names of query parameters. */
  parameters?: readonly string[];
  /** Whether only its link opens it: nobody keeps it, finds it by a search, or hears of its address. */
  isPrivate?: boolean;
  /** Of an item's page: the query of the item. */
  item?: (context: ApiContext, place: Omit<PagePlace, 'query'>) => QueryOptions<ShownItem> | undefined;
  reads: (context: ApiContext, place: PagePlace) => QueryOptions<unknown>[];
  /** What else it reads, without which it is not shown: its texts, as if they were in its code. */
  texts?: (context: ApiContext) => QueryOptions<unknown>;
};

type PagePath = Pick<Path, 'pattern'>;

export function page({ pattern }: PagePath, module: string, reads: PageRoute['reads'] = () => []): PageRoute {
  return { path: pattern, module, reads, isPaged: false };
}

/** A page that its link alone opens; the path ends with the token. */
export function privatePage(
  path: PagePath,
  module: string,
  query: (context: ApiContext, token: string) => QueryOptions<unknown>,
): PageRoute {
  const route = page(path, module, (context, { token = '' }) => [query(context, token)]);
  return { ...route, isPrivate: true };
}

type PageQuery = (context: ApiContext, filter: { page: number; pageSize: number }) => QueryOptions<unknown>;

export function listPage(path: PagePath, module: string, pageQuery: PageQuery, pageSize: number): PageRoute {
  const route = page(path, module, (context, { query }) => [
    pageQuery(context, { page: pageOfQuery(query), pageSize }),
  ]);
  return { ...route, isPaged: true };
}

/** A list in the order of the site, that its address may narrow, and what there is to choose from. */
export function arrangedListPage<Filter>(
  path: PagePath,
  module: string,
  queries: {
    arranged: (
      context: ApiContext,
      filter: Filter & ReturnType<typeof placeOfQuery> & { pageSize: number },
    ) => QueryOptions<unknown>;
    choices?: (context: ApiContext) => QueryOptions<unknown>;
  },
  {
    pageSize,
    parameters = [onlyParameter],
    filterOf = () => ({}) as Filter,
  }: {
    pageSize: number;
    parameters?: readonly string[];
    filterOf?: (query: URLSearchParams) => Filter;
  },
): PageRoute {
  const route = page(path, module, (context, { query }) => [
    queries.arranged(context, { ...filterOf(query), ...placeOfQuery(query, context.language), pageSize }),
    ...(queries.choices ? [queries.choices(context)] : []),
  ]);
  return { ...route, isPaged: true, parameters };
}

type DetailQuery = (context: ApiContext, id: number) => QueryOptions<unknown>;

export function itemPage(
  path: PagePath,
  module: string,
  item: (context: ApiContext, id: number) => QueryOptions<ShownItem>,
  ...queries: DetailQuery[]
): PageRoute {
  const route = page(path, module, (context, { id }) =>
    id === undefined ? [] : [item, ...queries].map(query => query(context, id)),
  );
  return { ...route, item: (context, { id }) => (id === undefined ? undefined : item(context, id)) };
}

/** The page of an item that is addressed by its slug. */
export function slugPage(
  path: PagePath,
  module: string,
  itemAt: (context: ApiContext, slug: string) => QueryOptions<ShownItem>,
): PageRoute {
  const item: PageRoute['item'] = (context, { slug = '' }) => itemAt(context, slug);
  return { ...page(path, module, (context, place) => [itemAt(context, place.slug ?? '')]), item };
}
