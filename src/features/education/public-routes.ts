import { yearOfQuery, yearParameter } from '#features/content/list-year.ts';
import { itemPage, narrowedListPage, type PageRoute } from '#ui/page-route.ts';
import { educationQueries } from './client.ts';
import { educationAliases, educationPaths, educationPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  {
    ...narrowedListPage(educationPaths.list, 'education/public/education-list-page', educationQueries, {
      pageSize: educationPerPage,
      parameters: [yearParameter],
      filterOf: yearOfQuery,
    }),
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
