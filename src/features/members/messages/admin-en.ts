import type { Translation } from '#shared/messages/translation.ts';
import type { membersAdmin as bs } from './admin.ts';

export const membersAdmin = {
  title: 'Members',
  add: 'Add a member',
  create: 'New member',
  search: 'Search by first name, last name or e-mail',
  searchHint: 'First name, last name or e-mail',
  count_one: '{{count}} member',
  count_other: '{{count}} members',
  columns: { name: 'Last and first name', city: 'City', type: 'Type of membership', added: 'Added' },
  empty: { title: 'No members yet', text: 'Add the first member from a signed membership form.' },
  loadError: 'The members could not be loaded',
  email: 'E-mail',
  none: '-',
  removal: 'The data of the member {{title}} move to the trash for {{trashDays}}.',
  created: 'The member has been added',
  deleted: 'The member has been deleted',
  createFailed: 'Something went wrong while adding the member',
  deleteFailed: 'Something went wrong while deleting the member',
} satisfies Translation<typeof bs>;
