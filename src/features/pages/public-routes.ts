import { arrangedListPage, type PageRoute, slugPage } from '#ui/pages/page-route.ts';
import { pageQueries } from './client.ts';
import { pagePaths, pagesPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  arrangedListPage(
    pagePaths.list,
    'pages/public/page-list-page',
    { arranged: pageQueries.arranged },
    { pageSize: pagesPerPage },
  ),
  slugPage(pagePaths.item, 'pages/public/own-page', pageQueries.at),
];
