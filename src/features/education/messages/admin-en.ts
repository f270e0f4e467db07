import type { Translation } from '#shared/messages/translation.ts';
import { failures } from '#ui/admin/messages/failures-en.ts';
import type { educationAdmin as bs } from './admin.ts';

export const educationAdmin = {
  title: 'Education',
  one: 'Course',
  add: 'Add a course',
  create: 'New course',
  edit: 'Edit the course',
  search: 'Search by title, year or text',
  searchHint: 'Title, year or text',
  count_one: '{{count}} course',
  count_other: '{{count}} courses',
  columns: { year: 'Year' },
  empty: {
    title: 'No courses yet',
    text: 'Add the first course; it will appear on the page Education.',
  },
  loadError: 'The courses could not be loaded',
  itemError: 'The course could not be loaded.',
  fields: { year: 'Year' },
  removal: 'The course “{{title}}” moves to the trash for {{trashDays}}.',
  purge: 'The course “{{title}}” will be deleted for good.',
  created: 'The course has been created',
  updated: 'The course has been updated',
  deleted: 'The course has been deleted',
  ...failures,
} satisfies Translation<typeof bs>;
