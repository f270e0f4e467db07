import * as z from 'zod/mini';
import { submissionCalls } from '#features/submissions/contract.ts';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { whole } from '#shared/validation.ts';
import {
  decision,
  importOutcome,
  member,
  memberChanges,
  memberFilter,
  memberMessage,
  membersFile,
  payment,
  postedMember,
  postedMembership,
} from './schemas.ts';

const calls = submissionCalls({
  one: 'Member',
  many: 'Members',
  path: '/members.php',
  filter: memberFilter,
  sortable: ['last_name', 'email', 'city', 'membership_type', 'number', 'paid_until', 'created_at'],
  submission: member,
  pageSize: 50,
  create: { access: 'administrator', input: postedMember, response: member },
});

export const memberCalls = {
  ...calls,
  /** Applies for membership: the form on the page about it. */
  apply: endpoint({
    name: 'applyForMembership',
    method: 'POST',
    path: '/membership',
    access: 'public',
    body: { types: ['json'], schema: postedMembership },
    response: z.object({ id: z.int() }),
    status: 201,
    errors: ['too_many'],
    clientMessage: 'Failed to apply for membership',
  }),
  show: endpoint({
    name: 'showMember',
    method: 'GET',
    path: '/members',
    access: 'administrator',
    id: 'id',
    response: member,
    schemaName: 'Member',
    clientMessage: 'Failed to fetch member',
  }),
  update: endpoint({
    name: 'updateMember',
    method: 'PUT',
    path: '/members',
    access: 'administrator',
    id: 'id',
    body: { types: ['json'], schema: memberChanges },
    response: member,
    schemaName: 'Member',
    errors: ['conflict'],
    clientMessage: 'Failed to update member',
  }),
  /** How many there are of each status, how many active ones have not paid for a year, and the number that comes next. */
  count: endpoint({
    name: 'countMembers',
    method: 'GET',
    path: '/member-counts',
    access: 'administrator',
    query: z.object({ year: z.optional(whole(1900, 2999)) }),
    response: z.object({
      applied: z.int(),
      active: z.int(),
      former: z.int(),
      unpaid: z.int(),
      /** The year that `unpaid` is about; without one in the call this one. */
      year: z.int(),
      next_number: z.string(),
    }),
    clientMessage: 'Failed to count members',
  }),
  /** Accepts who has applied, or declines, which leads to the trash. Others that are named stay as they are. */
  decide: endpoint({
    name: 'decideMembership',
    method: 'POST',
    path: '/members/decide',
    access: 'administrator',
    body: { types: ['json'], schema: decision },
    response: z.object({ changed: z.int(), mails: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to decide on membership',
  }),
  /** Notes that they have paid until the end of a year. Who has paid for longer stays as they are. */
  pay: endpoint({
    name: 'notePayment',
    method: 'POST',
    path: '/members/payment',
    access: 'administrator',
    body: { types: ['json'], schema: payment },
    response: z.object({ changed: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to note the payment',
  }),
  /** Writes to each by itself, once to each address. */
  message: endpoint({
    name: 'messageMembers',
    method: 'POST',
    path: '/members/message',
    status: 201,
    access: 'administrator',
    body: { types: ['json'], schema: memberMessage },
    response: z.object({ mails: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to queue the messages',
  }),
  /** Says what the rows of a file would become, and makes it so when it is confirmed. */
  importRows: endpoint({
    name: 'importMembers',
    method: 'POST',
    path: '/members/import',
    access: 'administrator',
    body: { types: ['json'], schema: membersFile },
    response: importOutcome,
    clientMessage: 'Failed to import members',
  }),
  /** Notes in the audit that the panel saves the register as a file. */
  noteExport: endpoint({
    name: 'noteMembersExport',
    method: 'POST',
    path: '/members/export',
    access: 'administrator',
    response: done,
    clientMessage: 'Failed to note the export',
  }),
};
