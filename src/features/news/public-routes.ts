import { itemPage, narrowedListPage, type PageRoute } from '#ui/page-route.ts';
import { newsQueries } from './client.ts';
import { newsFilterOf, newsParameters } from './news-filter.ts';
import { newsPaths, newsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  narrowedListPage(newsPaths.list, 'news/public/news-list-page', newsQueries, {
    pageSize: newsPerPage,
    parameters: newsParameters,
    filterOf: newsFilterOf,
  }),
  itemPage(newsPaths.item, 'news/public/news-page', newsQueries.detail, newsQueries.related),
];
