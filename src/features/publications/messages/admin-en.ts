import type { Translation } from '#shared/messages/translation.ts';
import { failures } from '#ui/admin/messages/failures-en.ts';
import type { publicationsAdmin as bs } from './admin.ts';

export const publicationsAdmin = {
  title: 'Publications',
  one: 'Publication',
  add: 'Add a publication',
  create: 'New publication',
  edit: 'Edit the publication',
  search: 'Search by title, authors or description',
  searchHint: 'Title, authors or description',
  count_one: '{{count}} publication',
  count_other: '{{count}} publications',
  columns: { url: 'Link' },
  fields: { authors: 'Authors', year: 'Year of publication', issn: 'ISSN', doi: 'DOI' },
  hints: { authors: 'Separate several authors with a semicolon: Brown, Anna; Smith, John' },
  empty: {
    title: 'No publications yet',
    text: 'Add the first publication; it will appear on the page Publications.',
  },
  loadError: 'The publications could not be loaded',
  itemError: 'The publication could not be loaded.',
  removal: 'The publication “{{title}}” moves to the trash for {{trashDays}}.',
  purge: 'The publication “{{title}}” will be deleted for good.',
  created: 'The publication has been created',
  updated: 'The publication has been updated',
  deleted: 'The publication has been deleted',
  ...failures,
} satisfies Translation<typeof bs>;
