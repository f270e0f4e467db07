import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

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
