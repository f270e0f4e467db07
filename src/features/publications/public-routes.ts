import { listPage, type PageRoute } from '#ui/page-route.ts';
import { publicationQueries } from './client.ts';
import { publicationsPerPage } from './page-sizes.ts';
import { publicationPaths } from './paths.ts';

export const pages: readonly PageRoute[] = [
  listPage(
    publicationPaths.list,
    'publications/public/publication-list-page',
    publicationQueries.arranged,
    publicationsPerPage,
  ),
];
