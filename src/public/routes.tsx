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

/** A page of an item is given its id. */
type PageComponent = ComponentType<ItemPageProps>;
type PageModule = { default: PageComponent };
/** What an address names: an item by its id, if it has a good one, and what its query asks for. */
type Place = { id: number | undefined; query: URLSearchParams };
// biome-ignore lint/suspicious/noExplicitAny: the queries of one page have nothing in common but their shape.
type Query = FetchQueryOptions<any, any, any, any>;

/** What ends in `-page` is a page, by its default export. */
const modules = import.meta.glob<PageModule>('../features/*/public/*-page.tsx');

/** A public page: its address, its code once it is loaded, and what it reads. */
export type PageRoute = {
  path: string;
  /** Whether its address may ask for a page of a list. */
  isPaged: boolean;
  /** The source of its module, as the manifest names it. */
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

/** Reads the page of the list that the address asks for. */
function listPage(path: PagePath, name: string, queries: Pick<Queries, 'page'>, pageSize: number): PageRoute {
  const reads: PageRoute['reads'] = (app, { query }) => [
    queries.page(app, { page: pageOfQuery(query), pageSize }),
  ];
  return page(path, name, reads, true);
}

/** Reads the item that the address names. */
function itemPage(path: PagePath, name: string, queries: Pick<Queries, 'detail'>): PageRoute {
  return page(path, name, (app, { id }) => (id === undefined ? [] : [queries.detail(app, id)]));
}

/** The public pages: address, module, and what each reads. */
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
/** What is at every other address. */
const missing = page({ pattern: '*' }, 'site/public/missing-page');

const byPath = new Map(routes.map(route => [route.path, route]));
const forms = new Map<string, string>([
  ...routes.map(({ path }) => [path, path] as const),
  ...workshopAliases,
]);

/** The one form of a page's address; undefined for what is no page's address. */
export function canonicalPathname(pathname: string): string | undefined {
  return canonicalPath(pathname, forms);
}

/** The route of a path in its one form. What has another id than an item can have is the page of a missing item. */
export function routeAt(pathname: string): Pick<Place, 'id'> & { route: PageRoute } {
  const [, place = '', item, ...others] = pathname.split('/');
  const path = item === undefined ? `/${place}` : `/${place}/:id`;
  const route = (others.length === 0 && byPath.get(path)) || missing;
  return { route, id: parseId(item) };
}

/** The route of an address, and what it has to load there. */
export function pageAt(app: App, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const { route, id } = routeAt(pathname);
  return { route, queries: route.reads(app, { id, query: new URLSearchParams(search) }) };
}

function load(module: string): Promise<PageModule> {
  const loader = modules[`../features/${module}.tsx`];
  if (!loader) throw new Error(`There is no page module ${module}.`);
  return loader();
}
