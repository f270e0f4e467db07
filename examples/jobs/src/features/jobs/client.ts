import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api-client.ts';
import type { jobCalls } from './contract.ts';

const clientMessage = 'Failed to fetch job';

export const jobQueries = contentQueries(
  'jobs',
  publicGet<typeof jobCalls.page>({ path: '/jobs', clientMessage }),
  publicGet<typeof jobCalls.show>({ path: '/job', id: 'id', clientMessage }),
);
