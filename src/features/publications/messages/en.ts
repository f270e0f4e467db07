import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'Publications',
  lead: 'Proceedings, manuals and professional texts that the Association publishes or recommends.',
  more: 'Read more',
  range_one: 'Showing {{from}}–{{to}} of {{count}} publication',
  range_other: 'Showing {{from}}–{{to}} of {{count}} publications',
  empty: {
    title: 'No publications yet',
    text: 'No publications available at the moment. Please check back later.',
  },
  loading: 'Loading publications…',
  errorTitle: 'Error loading publications',
} satisfies Translation<typeof bs>;
