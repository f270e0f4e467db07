import type { TableOf } from '#features/content/server/tables.ts';
import { contentType } from '#features/content/server/types/define-content-type.ts';
import type { Feature } from '#server/feature.ts';
import { addDays } from '#shared/dates.ts';
import { jobCalls, jobFields } from './contract.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';
import { jobPaths, jobsPerPage } from './paths.ts';

declare module '#features/content/server/tables.ts' {
  interface ContentTables {
    jobs: TableOf<typeof jobFields>;
  }
}

const jobContent = contentType({ name: 'job', table: 'jobs', fields: jobFields, newestBy: 'closing_day' });

/** The counterpart of a Bosnian example stands after it. */
const jobExamples = [
  { lang: 'bs', title: 'Laborant u kliničkoj biohemiji', link: 'https://example.org/jobs/technician' },
  { lang: 'en', title: 'Technician in clinical biochemistry', link: 'https://example.org/jobs/technician' },
];

export const jobsFeature: Feature = {
  name: 'jobs',
  content: [
    {
      calls: jobCalls,
      type: jobContent,
      names: { bs: bs.title, en: en.title },
      listPage: { ...jobPaths.list, pageSize: jobsPerPage },
    },
  ],
  examples: today =>
    jobExamples.map(form => ({ type: jobContent, form: { ...form, closingDay: addDays(today, 30) } })),
};
