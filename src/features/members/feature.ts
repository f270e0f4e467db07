import { sql } from 'kysely';
import type { Feature } from '#server/feature.ts';
import { memberPaths } from './paths.ts';
import { member } from './schemas.ts';
import { joinForm } from './server/join-form.ts';
import {
  memberMessageTemplate,
  membershipAccepted,
  membershipDeclined,
  membershipReceived,
} from './server/mail-templates.ts';
import { personalMembers } from './server/personal-table.ts';
import { getMember } from './server/queries.ts';
import { membersHandlers } from './server/routes.ts';
import { membershipSubmission } from './server/submission.ts';
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
      response: member,
      find: ({ db }, id) => getMember(db, id),
    },
  ],
  people: [personalMembers],
  pages: [memberPaths.join],
  pageForms: [joinForm],
  submissionKinds: [membershipSubmission],
  mailTemplates: [membershipReceived, membershipAccepted, membershipDeclined, memberMessageTemplate],
};
