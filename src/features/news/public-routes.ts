import { arrangedListPage, itemPage, type PageRoute } from '#ui/pages/page-route.ts';
import { newsQueries } from './client.ts';
import { newsFilterOf, newsParameters } from './news-filter.ts';
import { newsPaths, newsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  arrangedListPage(
    newsPaths.list,
    'news/public/news-list-page',
    { arranged: newsQueries.arranged, choices: newsQueries.years },
    {
      pageSize: newsPerPage,
      parameters: newsParameters,
      filterOf: newsFilterOf,
    },
  ),
  itemPage(newsPaths.item, 'news/public/news-page', newsQueries.detail, newsQueries.related),
];
