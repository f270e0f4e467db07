import { newsQueries } from '#features/news/client.ts';
import { newsOnHomePage } from '#features/news/paths.ts';
import { homePath } from '#shared/paths.ts';
import { type PageRoute, page } from '#ui/page-route.ts';
import { sitePaths } from './paths.ts';

export const pages: readonly PageRoute[] = [
  page(homePath, 'site/public/home-page', context => [
    newsQueries.page(context, { page: 1, pageSize: newsOnHomePage }),
  ]),
  page(sitePaths.activities, 'site/public/activities-page'),
];

export const missingPage = page({ pattern: '*' }, 'site/public/missing-page');
