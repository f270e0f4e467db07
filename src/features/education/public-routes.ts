import { archiveParameters, yearOfQuery } from '#features/content/list-year.ts';
import { arrangedListPage, itemPage, type PageRoute } from '#ui/pages/page-route.ts';
import { educationQueries } from './client.ts';
import { educationAliases, educationPaths, educationPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  {
    ...arrangedListPage(
      educationPaths.list,
      'education/public/education-list-page',
      { arranged: educationQueries.arranged, choices: educationQueries.years },
      {
        pageSize: educationPerPage,
        parameters: archiveParameters,
        filterOf: yearOfQuery,
      },
    ),
    aliases: educationAliases.list,
  },
  {
    ...itemPage(
      educationPaths.item,
      'education/public/education-page',
      educationQueries.detail,
      educationQueries.related,
    ),
    aliases: educationAliases.item,
  },
];
