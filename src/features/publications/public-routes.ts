import { archiveParameters, yearOfQuery } from '#features/content/list-year.ts';
import { arrangedListPage, itemPage, type PageRoute } from '#ui/pages/page-route.ts';
import { publicationQueries } from './client.ts';
import { publicationAliases, publicationPaths, publicationsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  {
    ...arrangedListPage(
      publicationPaths.list,
      'publications/public/publication-list-page',
      { arranged: publicationQueries.arranged, choices: publicationQueries.years },
      { pageSize: publicationsPerPage, parameters: archiveParameters, filterOf: yearOfQuery },
    ),
    aliases: publicationAliases.list,
  },
  {
    ...itemPage(
      publicationPaths.item,
      'publications/public/publication-page',
      publicationQueries.detail,
      publicationQueries.related,
    ),
    aliases: publicationAliases.item,
  },
];
