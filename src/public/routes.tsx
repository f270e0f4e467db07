import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Location } from 'react-router';
import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { educationQueries } from '#features/education/client.ts';
import { educationPerPage } from '#features/education/page-sizes.ts';
import { educationPaths } from '#features/education/paths.ts';
import { congressQueries, symposiumQueries, workshopQueries } from '#features/events/client.ts';
import { congressesPerPage, symposiaPerPage, workshopsPerPage } from '#features/events/page-sizes.ts';
import { eventPaths, workshopAliases } from '#features/events/paths.ts';
import { galleryQueries } from '#features/gallery/client.ts';
import { albumsPerPage } from '#features/gallery/page-sizes.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { memberPaths } from '#features/members/paths.ts';
import { newsQueries } from '#features/news/client.ts';
import { newsOnHomePage, newsPerPage } from '#features/news/page-sizes.ts';
import { newsPaths } from '#features/news/paths.ts';
import { publicationQueries } from '#features/publications/client.ts';
import { publicationsPerPage } from '#features/publications/page-sizes.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { parseId } from '#shared/ids.ts';
import { homePath, type Path } from '#shared/paths.ts';
import { pageOfQuery } from '#shared/site-query.ts';
import type { App } from './app.ts';
import { canonicalPath } from './canonical-path.ts';

type PageComponent = ComponentType<ItemPageProps>;
type PageModule = { default: PageComponent };
/** The item's id, if it is valid, and the query of an address. */
type Place = { id: number | undefined; query: URLSearchParams };
// biome-ignore lint/suspicious/noExplicitAny: the queries of one page have nothing in common but their shape.
type Query = FetchQueryOptions<any, any, any, any>;

/** The default export of a module `*-page` is a page. */
const modules = import.meta.glob<PageModule>('../features/*/public/*-page.tsx');

export type PageRoute = {
  path: string;
  /** Whether its address may have a `page` parameter. */
  isPaged: boolean;
  /** The module's source path, as in the manifest. */
  module: string;
  Page?: PageComponent;
  loadCode: () => Promise<void>;
  reads: (app: App, place: Place) => Query[];
};

function page(
  { pattern }: PagePath,
  name: string,
  reads: PageRoute['reads'] = () => [],
  isPaged = false,
): PageRoute {
  const route: PageRoute = {
    path: pattern,
    isPaged,
    module: `src/features/${name}.tsx`,
    loadCode: async () => {
      route.Page ??= (await load(name)).default;
    },
    reads,
  };
  return route;
}

type PagePath = Pick<Path, 'pattern'>;

type Queries = {
  page: (app: App, filter: { page: number; pageSize: number }) => Query;
  detail: (app: App, id: number) => Query;
};

function listPage(path: PagePath, name: string, queries: Pick<Queries, 'page'>, pageSize: number): PageRoute {
  const reads: PageRoute['reads'] = (app, { query }) => [
    queries.page(app, { page: pageOfQuery(query), pageSize }),
  ];
  return page(path, name, reads, true);
}

function itemPage(path: PagePath, name: string, queries: Pick<Queries, 'detail'>): PageRoute {
  return page(path, name, (app, { id }) => (id === undefined ? [] : [queries.detail(app, id)]));
}

export const routes: readonly PageRoute[] = [
  page(homePath, 'site/public/home-page', app => [
    newsQueries.page(app, { page: 1, pageSize: newsOnHomePage }),
  ]),
  listPage(newsPaths.list, 'news/public/news-list-page', newsQueries, newsPerPage),
  itemPage(newsPaths.item, 'news/public/news-page', newsQueries),
  page(sitePaths.activities, 'site/public/activities-page'),
  listPage(eventPaths.symposium.list, 'events/public/symposium-list-page', symposiumQueries, symposiaPerPage),
  itemPage(eventPaths.symposium.item, 'applications/public/symposium-page', symposiumQueries),
  listPage(eventPaths.workshop.list, 'events/public/workshop-list-page', workshopQueries, workshopsPerPage),
  itemPage(eventPaths.workshop.item, 'applications/public/workshop-page', workshopQueries),
  listPage(eventPaths.congress.list, 'events/public/congress-list-page', congressQueries, congressesPerPage),
  itemPage(eventPaths.congress.item, 'applications/public/congress-page', congressQueries),
  listPage(educationPaths.list, 'education/public/education-list-page', educationQueries, educationPerPage),
  listPage(
    publicationPaths.list,
    'publications/public/publication-list-page',
    publicationQueries,
    publicationsPerPage,
  ),
  page(questionPaths.contact, 'questions/public/contact-page'),
  page(memberPaths.join, 'members/public/join-page'),
  listPage(galleryPaths.list, 'gallery/public/gallery-page', galleryQueries, albumsPerPage),
  page(galleryPaths.album, 'gallery/public/album-page', (app, { id }) =>
    id === undefined ? [] : [galleryQueries.album(app, id), galleryQueries.images(app, id)],
  ),
];
/** Every other address. */
const missing = page({ pattern: '*' }, 'site/public/missing-page');

const byPath = new Map(routes.map(route => [route.path, route]));
const forms = new Map<string, string>([
  ...routes.map(({ path }) => [path, path] as const),
  ...workshopAliases,
]);

/** The canonical form of a path; undefined if it matches no page. */
export function canonicalPathname(pathname: string): string | undefined {
  return canonicalPath(pathname, forms);
}

/** The route of a canonical path. An invalid id leads to the page of a missing item. */
export function routeAt(pathname: string): Pick<Place, 'id'> & { route: PageRoute } {
  const [, place = '', item, ...others] = pathname.split('/');
  const path = item === undefined ? `/${place}` : `/${place}/:id`;
  const route = (others.length === 0 && byPath.get(path)) || missing;
  return { route, id: parseId(item) };
}

export function pageAt(app: App, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const { route, id } = routeAt(pathname);
  return { route, queries: route.reads(app, { id, query: new URLSearchParams(search) }) };
}

function load(module: string): Promise<PageModule> {
  const loader = modules[`../features/${module}.tsx`];
  if (!loader) throw new Error(`There is no page module ${module}.`);
  return loader();
}
