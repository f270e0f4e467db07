import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type Location, matchRoutes } from 'react-router';
import { educationQueries } from '#features/education/client.ts';
import { educationPerPage } from '#features/education/page-sizes.ts';
import { congressQueries, symposiumQueries, workshopQueries } from '#features/events/client.ts';
import { congressesPerPage, symposiaPerPage, workshopsPerPage } from '#features/events/page-sizes.ts';
import { galleryQueries } from '#features/gallery/client.ts';
import { albumsPerPage } from '#features/gallery/page-sizes.ts';
import { newsQueries } from '#features/news/client.ts';
import { newsOnHomePage, newsPerPage } from '#features/news/page-sizes.ts';
import { publicationQueries } from '#features/publications/client.ts';
import { publicationsPerPage } from '#features/publications/page-sizes.ts';
import { parseId } from '#shared/ids.ts';
import { pageOfQuery } from '#ui/pager.tsx';
import type { App } from './app.ts';

type PageModule = { default: ComponentType };
type Place = { params: Record<string, string | undefined>; query: URLSearchParams };
// biome-ignore lint/suspicious/noExplicitAny: the queries of one page have nothing in common but their shape.
type Query = FetchQueryOptions<any, any, any, any>;

/** What ends in `-page` is a page, by its default export. */
const modules = import.meta.glob<PageModule>('../features/*/web/*-page.tsx');

/** A public page: its address, its code once it is loaded, and what it reads. */
export type PageRoute = {
  path: string;
  /** The source of its module, as the manifest names it. */
  module: string;
  Component?: ComponentType;
  loadCode: () => Promise<void>;
  reads: (place: Place) => Query[];
};

/** The public pages: address, module, and what each reads. */
export function createRoutes(app: App): PageRoute[] {
  const page = (path: string, name: string, reads: PageRoute['reads'] = () => []): PageRoute => {
    const route: PageRoute = {
      path,
      module: `src/features/${name}.tsx`,
      loadCode: async () => {
        route.Component = (await load(name)).default;
      },
      reads,
    };
    return route;
  };
  type Queries = {
    page: (app: App, filter: { page: number; pageSize: number }) => Query;
    detail: (app: App, id: number) => Query;
  };
  /** A list reads the page that the address asks for, an item what its address names. */
  const pageOf =
    (queries: Pick<Queries, 'page'>, pageSize: number) =>
    ({ query }: Place) => [queries.page(app, { page: pageOfQuery(query), pageSize })];
  const itemOf =
    (queries: Pick<Queries, 'detail'>) =>
    ({ params }: Place) =>
      idOf(params).map(id => queries.detail(app, id));
  return [
    page('/', 'site/web/home-page', () => [newsQueries.page(app, { page: 1, pageSize: newsOnHomePage })]),
    page('/novosti', 'news/web/news-list-page', pageOf(newsQueries, newsPerPage)),
    page('/novosti/:id', 'news/web/news-page', itemOf(newsQueries)),
    page('/aktivnosti', 'site/web/activities-page'),
    page('/simpozij', 'events/web/symposium-list-page', pageOf(symposiumQueries, symposiaPerPage)),
    page('/simpozij/:id', 'events/web/symposium-page', itemOf(symposiumQueries)),
    page('/radionice', 'events/web/workshop-list-page', pageOf(workshopQueries, workshopsPerPage)),
    page('/radionica/:id', 'events/web/workshop-page', itemOf(workshopQueries)),
    page('/kongres', 'events/web/congress-list-page', pageOf(congressQueries, congressesPerPage)),
    page('/kongres/:id', 'events/web/congress-page', itemOf(congressQueries)),
    page('/edukacije', 'education/web/education-list-page', pageOf(educationQueries, educationPerPage)),
    page(
      '/publikacije',
      'publications/web/publication-list-page',
      pageOf(publicationQueries, publicationsPerPage),
    ),
    page('/kontakt', 'questions/web/contact-page'),
    page('/postani-clan', 'members/web/join-page'),
    page('/galerija', 'gallery/web/gallery-page', ({ query }) => [
      galleryQueries.page(app, { page: pageOfQuery(query), pageSize: albumsPerPage }),
    ]),
    page('/galerija/:id', 'gallery/web/album-page', ({ params }) =>
      idOf(params).flatMap(id => [galleryQueries.album(app, id), galleryQueries.images(app, id)]),
    ),
    page('*', 'site/web/missing-page'),
  ];
}

/** The route of an address, and what it has to load there. */
export function pageAt(routes: PageRoute[], { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const match = matchRoutes(routes, pathname)?.[0];
  if (!match) throw new Error(`There is no route for ${pathname}.`);
  const { route, params } = match;
  return { route, queries: route.reads({ params, query: new URLSearchParams(search) }) };
}

function load(module: string): Promise<PageModule> {
  const loader = modules[`../features/${module}.tsx`];
  if (!loader) throw new Error(`There is no page module ${module}.`);
  return loader();
}

/** No query where the address carries no id: the page says that there is no such item. */
function idOf({ id: text }: Place['params']): number[] {
  const id = parseId(text);
  return id === undefined ? [] : [id];
}
