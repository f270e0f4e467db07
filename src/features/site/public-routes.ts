import { eventQueries } from '#features/events/client.ts';
import { newsQueries } from '#features/news/client.ts';
import { newsOnHomePage } from '#features/news/paths.ts';
import { noticeQuery } from '#features/privacy/client.ts';
import { homePath } from '#shared/paths.ts';
import { type PageRoute, page } from '#ui/page-route.ts';
import { privacyVersionPath, sitePaths } from './paths.ts';

export const pages: readonly PageRoute[] = [
  page(homePath, 'site/public/home-page', context => [
    eventQueries.coming(context),
    newsQueries.arranged(context, { page: 1, pageSize: newsOnHomePage }),
  ]),
  page(sitePaths.activities, 'site/public/activities-page'),
  page(sitePaths.people, 'site/public/people-page'),
  ...[sitePaths.privacy, privacyVersionPath].map(path =>
    page(path, 'site/public/privacy-page', (context, { id }) => [noticeQuery(context, id)]),
  ),
  page(sitePaths.accessibility, 'site/public/accessibility-page'),
];

export const missingPage = page({ pattern: '*' }, 'site/public/missing-page');
