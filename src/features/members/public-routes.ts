import { siteQueries } from '#features/site/client.ts';
import { type PageRoute, page } from '#ui/pages/page-route.ts';
import { memberPaths } from './paths.ts';

export const pages: readonly PageRoute[] = [
  {
    ...page(memberPaths.join, 'members/public/join-page', context => [siteQueries.files(context)]),
    texts: siteQueries.words,
  },
];
