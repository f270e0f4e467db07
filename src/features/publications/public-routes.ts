import { yearOfQuery, yearParameter } from '#features/content/list-year.ts';
import { itemPage, narrowedListPage, type PageRoute } from '#ui/page-route.ts';
import { publicationQueries } from './client.ts';
import { publicationAliases, publicationPaths, publicationsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  {
    ...narrowedListPage(
      publicationPaths.list,
      'publications/public/publication-list-page',
      publicationQueries,
      { pageSize: publicationsPerPage, parameters: [yearParameter], filterOf: yearOfQuery },
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
