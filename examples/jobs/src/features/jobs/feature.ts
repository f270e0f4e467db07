import { contentType } from '#features/content/server/content-type.ts';
import type { TableOf } from '#features/content/server/tables.ts';
import type { Feature } from '#server/feature.ts';
import { jobCalls, jobFields } from './contract.ts';
import { jobPaths } from './paths.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    jobs: TableOf<typeof jobFields>;
  }
}

const jobContent = contentType({ name: 'job', table: 'jobs', fields: jobFields, newestBy: 'closing_day' });

export const jobsFeature: Feature = {
  name: 'jobs',
  content: [{ calls: jobCalls, type: jobContent }],
  pages: [jobPaths.list],
};
