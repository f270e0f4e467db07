import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'News',
  lead: 'News, events and announcements from the work of the Association.',
  all: 'All news',
  back: 'Back to news',
  category: 'Category',
  categories: { Vijesti: 'News', Događaji: 'Events', Obavijesti: 'Announcements' },
  range_one: 'Showing {{from}}–{{to}} of {{count}} item',
  range_other: 'Showing {{from}}–{{to}} of {{count}} items',
  empty: {
    title: 'No posts yet',
    text: 'No posts available at the moment. Please check back later.',
  },
  loading: 'Loading…',
  errorTitle: 'Error',
  itemError: 'The news item could not be loaded.',
  missing: {
    title: 'News item not found',
    text: 'The news item you are looking for does not exist or has been removed.',
  },
  facts: 'About this item',
  author: 'Author',
} satisfies Translation<typeof bs>;
