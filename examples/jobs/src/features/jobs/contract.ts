import { contentCalls } from '#features/content/contract.ts';
import { jobFields } from './fields.ts';
import { jobsPerPage } from './paths.ts';

export const jobCalls = contentCalls({
  one: 'Job',
  many: 'Jobs',
  fields: jobFields,
  paths: { list: '/jobs', show: '/job', update: '/job', remove: '/job' },
  body: 'json',
  pageSize: jobsPerPage,
});
