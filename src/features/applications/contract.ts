import * as z from 'zod/mini';
import { eventKinds } from '#features/events/kinds.ts';
import { renderedMail } from '#features/mail/contract.ts';
import { submissionCalls } from '#features/submissions/contract.ts';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { idList } from '#shared/api/id-list.ts';
import { choice, reference } from '#shared/validation.ts';
import {
  applicantMessage,
  application,
  applicationCorrection,
  applicationStatistics,
  applicationWithEvent,
  attendance,
  correction,
  decision,
  keyQuery,
  myApplication,
  postedApplication,
  previewedDecision,
} from './schemas.ts';
import { applicationStatuses } from './status.ts';

const calls = submissionCalls({
  one: 'Application',
  many: 'Applications',
  path: '/applications.php',
  filter: { application_type: choice(eventKinds), status: z.optional(choice(applicationStatuses)) },
  sortable: ['last_name', 'email', 'created_at'],
  submission: application,
  pageSize: 50,
  create: {
    access: 'public',
    input: postedApplication,
    /** `url` is the path of the applicant's own page, which only who has it can open. */
    response: z.object({ id: z.int(), url: z.string() }),
    errors: ['not_found', 'applications_closed', 'event_full', 'too_many'],
  },
});

export const applicationCalls = {
  ...calls,
  // The lists are those of the event with the id.
  list: { ...calls.list, id: 'id' as const },
  page: { ...calls.page, id: 'id' as const },
  count: endpoint({
    name: 'countApplications',
    method: 'GET',
    path: '/applications.php',
    when: ['action=count'],
    access: 'either',
    id: 'id',
    query: z.object({ action: z.literal('count') }),
    response: z.object({ count: z.int() }),
    clientMessage: 'Failed to get count',
  }),
  /** Counts the applications to several events in one call. Unknown events are left out. */
  countByEvent: endpoint({
    name: 'countApplicationsByEvent',
    method: 'GET',
    path: '/applications.php',
    when: ['action=counts'],
    access: 'administrator',
    query: z.object({ action: z.literal('counts'), ids: idList }),
    response: z.array(
      z.object({ id: z.int(), count: z.int(), by_status: z.record(z.enum(applicationStatuses), z.int()) }),
    ),
    clientMessage: 'Failed to get counts',
  }),
  /** How many would be told of a change of the event: those who were not refused and have not withdrawn. */
  countRecipients: endpoint({
    name: 'countRecipients',
    method: 'GET',
    path: '/applications/recipients',
    access: 'administrator',
    id: 'event',
    query: z.object({ status: z.optional(choice(applicationStatuses)) }),
    response: z.object({ count: z.int() }),
    clientMessage: 'Failed to count recipients',
  }),
  /** What stays of applications that were kept for their time. */
  statistics: endpoint({
    name: 'listApplicationStatistics',
    method: 'GET',
    path: '/applications/statistics',
    access: 'administrator',
    response: z.array(applicationStatistics),
    schemaName: 'ApplicationStatistics',
    clientMessage: 'Failed to fetch statistics',
  }),
  /** One application, with the event that keeps it. */
  show: endpoint({
    name: 'showApplication',
    method: 'GET',
    path: '/applications',
    access: 'administrator',
    id: 'id',
    response: applicationWithEvent,
    schemaName: 'ApplicationWithEvent',
    clientMessage: 'Failed to fetch application',
  }),
  /** Corrects fields and the note; what is left out stays. */
  update: endpoint({
    name: 'updateApplication',
    method: 'PUT',
    path: '/applications',
    access: 'administrator',
    id: 'id',
    body: { types: ['json'], schema: applicationCorrection },
    response: application,
    schemaName: 'Application',
    errors: ['conflict'],
    clientMessage: 'Failed to update application',
  }),
  /** Notes in the audit that the panel saves the list of an event's applications as a file. */
  noteExport: endpoint({
    name: 'noteExport',
    method: 'POST',
    path: '/applications/export',
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ id: reference() }) },
    response: done,
    errors: ['not_found'],
    clientMessage: 'Failed to note the export',
  }),
  /** Decides on applications to one event, all of them or none. */
  decide: endpoint({
    name: 'decideApplications',
    method: 'POST',
    path: '/applications/decide',
    access: 'administrator',
    body: { types: ['json'], schema: decision },
    /** How many had another status, and how many messages tell them. */
    response: z.object({ changed: z.int(), mails: z.int() }),
    errors: ['not_found', 'conflict'],
    clientMessage: 'Failed to decide applications',
  }),
  /** The message that would tell an applicant of a decision. */
  previewDecision: endpoint({
    name: 'previewDecision',
    method: 'POST',
    path: '/applications/decide/preview',
    access: 'administrator',
    body: { types: ['json'], schema: previewedDecision },
    response: renderedMail,
    errors: ['not_found'],
    clientMessage: 'Failed to preview the message',
  }),
  /** Writes to each by itself, once to each address. */
  message: endpoint({
    name: 'messageApplicants',
    method: 'POST',
    path: '/applications/message',
    status: 201,
    access: 'administrator',
    body: { types: ['json'], schema: applicantMessage },
    response: z.object({ mails: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to queue the messages',
  }),
  /** Sends the applicant a new link to the application; the one before opens it no more. */
  sendNewLink: endpoint({
    name: 'sendNewLink',
    method: 'POST',
    path: '/applications/new-link',
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ id: reference() }) },
    response: done,
    errors: ['not_found'],
    clientMessage: 'Failed to send a new link',
  }),
  /** Notes who came; null takes it back. */
  attend: endpoint({
    name: 'noteAttendance',
    method: 'POST',
    path: '/applications/attendance',
    access: 'administrator',
    body: { types: ['json'], schema: attendance },
    response: z.object({ changed: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to note attendance',
  }),
  /** The application that a key opens. */
  showMine: endpoint({
    name: 'showMyApplication',
    method: 'GET',
    path: '/my-application',
    access: 'public',
    noCache: true,
    query: keyQuery,
    response: myApplication,
    schemaName: 'MyApplication',
    errors: ['not_found'],
    clientMessage: 'Failed to fetch my application',
  }),
  correctMine: endpoint({
    name: 'correctMyApplication',
    method: 'PUT',
    path: '/my-application',
    access: 'public',
    query: keyQuery,
    body: { types: ['json'], schema: correction },
    response: myApplication,
    schemaName: 'MyApplication',
    errors: ['not_found', 'conflict', 'applications_closed', 'withdrawn', 'attended', 'too_many'],
    clientMessage: 'Failed to correct my application',
  }),
  /** Withdraws it; once more changes nothing. */
  withdrawMine: endpoint({
    name: 'withdrawMyApplication',
    method: 'DELETE',
    path: '/my-application',
    access: 'public',
    query: keyQuery,
    response: done,
    errors: ['not_found', 'applications_closed', 'too_many'],
    clientMessage: 'Failed to withdraw my application',
  }),
  /** Erases it for good, at any time, with its versions, messages and certificates; its place goes to who comes next. Once more changes nothing. */
  eraseMine: endpoint({
    name: 'eraseMyApplication',
    method: 'DELETE',
    path: '/my-application/data',
    access: 'public',
    query: keyQuery,
    response: done,
    errors: ['too_many'],
    clientMessage: 'Failed to erase my application',
  }),
};
