import { eventQueries } from '#features/events/client.ts';
import { newsQueries } from '#features/news/client.ts';
import { newsOnHomePage } from '#features/news/paths.ts';
import { noticeQuery } from '#features/privacy/client.ts';
import { homePath } from '#shared/paths.ts';
import { type PageRoute, page } from '#ui/pages/page-route.ts';
import { siteQueries } from './client.ts';
import { privacyVersionPath, sitePaths } from './paths.ts';

const pageOfWords = (...declared: Parameters<typeof page>): PageRoute => ({
  ...page(...declared),
  texts: siteQueries.words,
});

export const pages: readonly PageRoute[] = [
  pageOfWords(homePath, 'site/public/home-page', context => [
    eventQueries.coming(context),
    newsQueries.arranged(context, { page: 1, pageSize: newsOnHomePage }),
  ]),
  pageOfWords(sitePaths.activities, 'site/public/activities-page'),
  pageOfWords(sitePaths.people, 'site/public/people-page', context => [siteQueries.files(context)]),
  ...[sitePaths.privacy, privacyVersionPath].map(path =>
    pageOfWords(path, 'site/public/privacy-page', (context, { id }) => [noticeQuery(context, id)]),
  ),
  pageOfWords(sitePaths.accessibility, 'site/public/accessibility-page'),
];

export const missingPage = page({ pattern: '*' }, 'site/public/missing-page');
