import { contentQueries } from '#features/content/client.ts';
import { listPage, type PageRoute } from '#ui/pages/page-route.ts';
import type { jobCalls } from './contract.ts';
import { jobPaths, jobsPerPage } from './paths.ts';

export const jobQueries = contentQueries<typeof jobCalls>(
  'jobs',
  { list: '/jobs', show: '/job' },
  'Failed to fetch job',
);

export const pages: readonly PageRoute[] = [
  listPage(jobPaths.list, 'jobs/public/job-list-page', jobQueries.arranged, jobsPerPage),
];
