import type { PersonalTable } from '#server/services.ts';
import { personColumns } from '../person-columns.ts';
import { memberRows } from './tables.ts';

const kept = [
  ...Object.values(personColumns),
  ...(['id', 'status', 'number', 'paid_until', 'note', 'lang'] as const),
  ...(['consent_at', 'consent_version', 'notice_version', 'created_at'] as const),
];

export const personalMembers: PersonalTable = {
  name: 'members',
  table: memberRows.table,
  type: 'member',
  person: {
    columns: ['first_name', 'last_name', 'email'],
    searchText: 'search_text',
    of: ({ email, first_name, last_name }) => ({ email: String(email), name: `${first_name} ${last_name}` }),
  },
  present: (_, row) => Object.fromEntries(kept.map(column => [column, row[column]])),
};
