import type { Translation } from '#shared/messages/translation.ts';
import { failures } from '#ui/admin/messages/failures-en.ts';
import type { jobsAdmin as bosnianAdmin, bs } from './bs.ts';

export const en = {
  title: 'Jobs',
  lead: 'Vacancies in biochemistry and molecular biology.',
  closing: 'Closing day: {{day}}',
  more: 'The vacancy',
  range_one: 'Showing {{from}}–{{to}} of {{count}} vacancy',
  range_other: 'Showing {{from}}–{{to}} of {{count}} vacancies',
  empty: { title: 'No vacancies at the moment', text: 'Please check back later.' },
  loading: 'Loading vacancies…',
  errorTitle: 'Error loading vacancies',
} satisfies Translation<typeof bs>;

/** Of the panel. */
export const jobsAdmin = {
  title: 'Jobs',
  one: 'Vacancy',
  add: 'Add a vacancy',
  create: 'New vacancy',
  edit: 'Edit the vacancy',
  search: 'Search by title',
  searchHint: 'Title',
  count_one: '{{count}} vacancy',
  count_other: '{{count}} vacancies',
  empty: { title: 'No vacancies yet', text: 'Add the first vacancy.' },
  loadError: 'The vacancies could not be loaded',
  itemError: 'The vacancy could not be loaded.',
  fields: { closingDay: 'Closing day' },
  removal: 'The vacancy “{{title}}” moves to the trash for 30 days.',
  purge: 'The vacancy “{{title}}” will be deleted for good.',
  created: 'The vacancy has been created',
  updated: 'The vacancy has been updated',
  deleted: 'The vacancy has been deleted',
  ...failures,
} satisfies Translation<typeof bosnianAdmin>;
