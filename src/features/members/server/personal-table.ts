import type { PersonalTable } from '#server/services.ts';
import { personColumns } from '../person-columns.ts';
import { memberRows } from './tables.ts';

export const personalMembers: PersonalTable = {
  name: 'members',
  table: memberRows.table,
  type: 'member',
  person: {
    columns: ['first_name', 'last_name', 'email'],
    searchText: 'search_text',
    of: ({ email, first_name, last_name }) => ({ email: String(email), name: `${first_name} ${last_name}` }),
  },
  present: (_, row) => ({
    ...Object.fromEntries(Object.values(personColumns).map(column => [column, row[column]])),
    ...{ id: row.id, created_at: row.created_at },
  }),
};
