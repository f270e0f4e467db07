import { listPage, type PageRoute } from '#ui/page-route.ts';
import { publicationQueries } from './client.ts';
import { publicationPaths, publicationsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  listPage(
    publicationPaths.list,
    'publications/public/publication-list-page',
    publicationQueries.arranged,
    publicationsPerPage,
  ),
];
