import { contentCalls } from '#features/content/contract.ts';
import { dayField, languageField, lineField, urlField } from '#features/content/fields.ts';
import { jobsPerPage } from './paths.ts';

export const jobFields = {
  title: lineField({ searchable: true, indexed: 'title', sortable: true }),
  lang: languageField(),
  link: urlField(),
  closingDay: dayField({ as: 'closing_day', sortable: true }),
};

export const jobCalls = contentCalls({
  one: 'Job',
  many: 'Jobs',
  fields: jobFields,
  paths: { list: '/jobs', show: '/job', update: '/job', remove: '/job' },
  body: 'json',
  pageSize: jobsPerPage,
});
