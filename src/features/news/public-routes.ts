import { itemPage, listPage, type PageRoute } from '#ui/page-route.ts';
import { newsQueries } from './client.ts';
import { newsPaths, newsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  listPage(newsPaths.list, 'news/public/news-list-page', newsQueries.arranged, newsPerPage),
  itemPage(newsPaths.item, 'news/public/news-page', newsQueries.detail),
];
