import { listPage, type PageRoute } from '#ui/page-route.ts';
import { jobQueries } from './client.ts';
import { jobPaths, jobsPerPage } from './paths.ts';

export const pages: readonly PageRoute[] = [
  listPage(jobPaths.list, 'jobs/public/job-list-page', jobQueries, jobsPerPage),
];
