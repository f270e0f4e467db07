import * as z from 'zod/mini';
import { submissionCalls } from '#features/submissions/contract.ts';
import { person, personInput } from './person.ts';

const member = z.extend(person, { id: z.int(), created_at: z.string() });
export type Member = z.infer<typeof member>;

export const memberInput = personInput;

export const memberCalls = submissionCalls({
  one: 'Member',
  many: 'Members',
  path: '/members.php',
  filter: {},
  sortable: ['last_name', 'email', 'city', 'membership_type', 'created_at'],
  submission: member,
  pageSize: 50,
  create: { access: 'administrator', input: memberInput, response: member },
});
