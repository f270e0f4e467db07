import { sql } from 'kysely';
import type { Feature } from '#server/feature.ts';
import { memberCalls } from './contract.ts';
import { memberPaths } from './paths.ts';
import { personalMembers } from './server/personal-table.ts';
import { members } from './server/queries.ts';
import { membersHandlers } from './server/routes.ts';
import { memberRows } from './server/tables.ts';

export const membersFeature: Feature = {
  name: 'members',
  handlers: membersHandlers,
  trash: [
    {
      ...memberRows,
      type: 'member',
      title: sql`first_name || ' ' || last_name`,
      searchText: sql.ref('search_text'),
      files: [],
      response: memberCalls.create.response,
      find: ({ db }, id) => members(db, {}).where('id', '=', id).executeTakeFirstOrThrow(),
    },
  ],
  people: [personalMembers],
  pages: [memberPaths.join],
};
