import type { Translation } from '#shared/messages/translation.ts';
import { failures } from '#ui/admin/messages/failures-en.ts';
import type { pagesAdmin as bs } from './admin.ts';

export const pagesAdmin = {
  title: 'Pages',
  one: 'Page',
  add: 'Add a page',
  create: 'New page',
  edit: 'Edit the page',
  search: 'Search by title or text',
  searchHint: 'Title or text',
  count_one: '{{count}} page',
  count_other: '{{count}} pages',
  columns: { slug: 'Address' },
  fields: { slug: 'Address', inFooter: 'At the foot of every page' },
  hints: {
    slug: 'The page will be at {{address}}. If you change the address, the old one leads to the new one.',
    slugOfTitle: 'Empty: the address is made of the title, {{address}}',
    menu: 'Once the page is saved, it is put into the menu at the top here:',
    menuLink: 'Menu',
  },
  empty: {
    title: 'No pages yet',
    text: 'Add the first page, for instance for the statute, minutes and other documents.',
  },
  loadError: 'The pages could not be loaded',
  itemError: 'The page could not be loaded.',
  removal: 'The page “{{title}}” moves to the trash for {{trashDays}}.',
  purge: 'The page “{{title}}” will be deleted for good.',
  created: 'The page has been created',
  updated: 'The page has been updated',
  deleted: 'The page has been deleted',
  ...failures,
} satisfies Translation<typeof bs>;
