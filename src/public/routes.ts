import type { ComponentType } from 'react';
import type { Location } from 'react-router';
import { missingPage } from '#features/site/public-routes.ts';
import { parseId } from '#shared/api/ids.ts';
import type { PagePlace, PageRoute } from '#ui/pages/page-route.ts';
import type { PublicApp } from './app.ts';
import { canonicalPath } from './canonical-path.ts';

type PageComponent = ComponentType<Omit<PagePlace, 'query'>>;
type PageModule = { default: PageComponent };

/** The default export of a module `*-page` is a page. */
const modules = import.meta.glob<PageModule>('../features/*/public/*-page.tsx');

export type SiteRoute = PageRoute & {
  Page?: PageComponent;
  loadCode: () => Promise<void>;
};

const pages = import.meta.glob<readonly PageRoute[]>('../features/*/public-routes.ts', {
  eager: true,
  import: 'pages',
});

export const publicRoutes: readonly SiteRoute[] = Object.values(pages).flat().map(withCode);
const missing = withCode(missingPage);

const byPath = new Map(publicRoutes.map(route => [route.path, route]));
const forms = new Map(
  publicRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(form => [form, path] as const)),
);

/** The canonical form of a path; undefined if it matches no page. */
export function canonicalPathname(pathname: string): string | undefined {
  return canonicalPath(pathname, forms);
}

/** The route of a canonical path. An invalid id leads to the page of a missing item. */
export function routeAt(pathname: string): Omit<PagePlace, 'query'> & { route: SiteRoute } {
  const [, place = '', item, ...others] = pathname.split('/');
  if (others.length > 0) return { route: missing, id: undefined };
  const ofToken = item ? byPath.get(`/${place}/:token`) : undefined;
  if (ofToken) return { route: ofToken, id: undefined, token: item };
  const ofSlug = item ? byPath.get(`/${place}/:slug`) : undefined;
  if (ofSlug) return { route: ofSlug, id: undefined, slug: item };
  const path = item === undefined ? `/${place}` : `/${place}/:id`;
  return { route: byPath.get(path) ?? missing, id: parseId(item) };
}

/** Whether a path is that of a page, in its one form. The item may be missing. */
export function isPage(pathname: string): boolean {
  return canonicalPathname(pathname) === pathname || routeAt(pathname).route.isPrivate === true;
}

export function pageAt(app: PublicApp, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const { route, ...place } = routeAt(pathname);
  const reads = route.reads(app, { ...place, query: new URLSearchParams(search) });
  const texts = route.texts?.(app);
  const queries = texts ? [texts, ...reads] : reads;
  return { route, slug: place.slug, item: route.item?.(app, place), queries };
}

/** Loads the texts of a page; undefined if they are there. One whose texts cannot be loaded says so itself. */
export function loadTexts(
  app: PublicApp,
  { pathname }: Pick<Location, 'pathname'>,
): Promise<void> | undefined {
  const texts = routeAt(pathname).route.texts?.(app);
  const isLoaded = !texts || app.queryClient.getQueryData(texts.queryKey) !== undefined;
  return isLoaded ? undefined : app.queryClient.prefetchQuery(texts);
}

function withCode(page: PageRoute): SiteRoute {
  const route: SiteRoute = {
    ...page,
    loadCode: async () => {
      route.Page ??= (await load(page.module)).default;
    },
  };
  return route;
}

function load(module: string): Promise<PageModule> {
  const loader = modules[`../features/${module}.tsx`];
  if (!loader) throw new Error(`There is no page module ${module}.`);
  return loader();
}
