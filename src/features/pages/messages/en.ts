import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'Pages',
  lead: 'Documents, information for the media and other pages of the Association.',
  range_one: 'Showing {{from}}–{{to}} of {{count}} page',
  range_other: 'Showing {{from}}–{{to}} of {{count}} pages',
  empty: {
    title: 'No pages yet',
    text: 'No pages available at the moment. Please check back later.',
  },
  loading: 'Loading pages…',
  errorTitle: 'Error loading pages',
} satisfies Translation<typeof bs>;
