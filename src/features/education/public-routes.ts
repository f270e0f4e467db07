import { listPage, type PageRoute } from '#ui/page-route.ts';
import { educationQueries } from './client.ts';
import { educationPaths, educationPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  listPage(
    educationPaths.list,
    'education/public/education-list-page',
    educationQueries.arranged,
    educationPerPage,
  ),
];
