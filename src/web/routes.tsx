import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { newsQueries } from '#features/news/client.ts';
import { newsOnHomePage, newsPerPage } from '#features/news/page-sizes.ts';
import { parseId } from '#shared/ids.ts';
import { pageOfQuery } from '#ui/pager.tsx';
import type { App } from './app.ts';
import { Layout } from './layout.tsx';
import { RouteError } from './route-error.tsx';

type PageModule = { default: ComponentType };
type Place = { params: Record<string, string | undefined>; query: URLSearchParams };
// biome-ignore lint/suspicious/noExplicitAny: the queries of one page have nothing in common but their shape.
type Query = FetchQueryOptions<any, any, any, any>;

const modules = import.meta.glob<PageModule>('../features/*/web/*-page.tsx');

/** The public pages: address, module, and what each reads. Data and code load side by side. */
export function createRoutes(app: App): RouteObject[] {
  const page = (path: string, module: string, reads: (place: Place) => Query[] = () => []): RouteObject => ({
    id: module,
    path,
    handle: { module: `src/features/${module}.tsx` },
    lazy: async () => ({ Component: (await load(module)).default }),
    loader: async ({ params, request }) => {
      const query = new URL(request.url).searchParams;
      const loads = reads({ params, query }).map(options => app.queryClient.prefetchQuery(options));
      // The browser shows the page at once, with its loading state; the server has nothing to show before.
      if (import.meta.env.SSR) await Promise.all(loads);
      return null;
    },
  });
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: RouteError,
      children: [
        page('/', 'site/web/home-page', () => [newsQueries.page(app, { page: 1, pageSize: newsOnHomePage })]),
        page('/novosti', 'news/web/news-list-page', ({ query }) => [
          newsQueries.page(app, { page: pageOfQuery(query), pageSize: newsPerPage }),
        ]),
        page('/novosti/:id', 'news/web/news-page', ({ params }) =>
          idOf(params).map(id => newsQueries.detail(app, id)),
        ),
        page('*', 'site/web/missing-page'),
      ],
    },
  ];
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
