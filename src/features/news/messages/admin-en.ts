import type { Translation } from '#shared/messages/translation.ts';
import { failures } from '#ui/admin/messages/failures-en.ts';
import type { newsAdmin as bs } from './admin.ts';

export const newsAdmin = {
  title: 'News',
  one: 'News item',
  add: 'Add a news item',
  create: 'New news item',
  edit: 'Edit the news item',
  search: 'Search by title, description or text',
  searchHint: 'Title, description or text',
  allCategories: 'All categories',
  count_one: '{{count}} news item',
  count_other: '{{count}} news items',
  columns: { category: 'Category', published: 'Published' },
  empty: { title: 'No news yet', text: 'Add the first news item; it will appear on the home page.' },
  loadError: 'The news could not be loaded',
  itemError: 'The news item could not be loaded.',
  missing: {
    title: 'News item not found',
    text: 'The news item you are looking for does not exist or has been removed.',
  },
  back: 'Back to news',
  fields: { author: 'Author', category: 'Category', publishedAt: 'Date of publication' },
  visible: {
    draft:
      'When you publish it, the news item will be visible at once, with the date {{date}}. For later choose “Schedule…”.',
    scheduled: 'The news item will be visible from {{moment}}, with the date {{date}}.',
    published: 'The news item will be visible at once, with the date {{date}}.',
  },
  removal: 'The news item “{{title}}” moves to the trash for {{trashDays}}.',
  purge: 'The news item “{{title}}” will be deleted for good.',
  created: 'The news item has been created',
  updated: 'The news item has been updated',
  deleted: 'The news item has been deleted',
  ...failures,
  updateFailed: 'Something went wrong while updating the news item',
  deleteFailed: 'Something went wrong while deleting the news item',
} satisfies Translation<typeof bs>;
