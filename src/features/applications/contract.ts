import * as z from 'zod/mini';
import { user } from '#features/accounts/contract.ts';
import { eventKinds } from '#features/events/kinds.ts';
import { renderedMail } from '#features/mail/contract.ts';
import { person, personChanges, personInput } from '#features/members/person.ts';
import { submissionCalls } from '#features/submissions/contract.ts';
import { honeypotInput } from '#features/submissions/honeypot-input.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { idList } from '#shared/id-list.ts';
import { languages } from '#shared/language.ts';
import {
  choice,
  flag,
  language,
  limits,
  optionalText,
  reference,
  references,
  requiredText,
  whole,
} from '#shared/validation.ts';
import { applicationStatuses } from './status.ts';

export const application = z.extend(person, {
  id: z.int(),
  created_at: z.string(),
  /** The language that it was made in. */
  lang: z.enum(languages),
  /** When the applicant agreed to the use of their data, and to which wording; null if they were not asked. */
  consent_at: z.nullable(z.string()),
  consent_version: z.nullable(z.string()),
  /** Whether the same e-mail address has applied to the same event, or its counterpart, before. */
  is_repeated: z.boolean(),
  status: z.enum(applicationStatuses),
  /** In the waiting list, from 1; null of who does not wait. */
  position: z.nullable(z.int()),
  /** The association's own, which applicants are never shown. */
  note: z.string(),
  attended: z.nullable(z.boolean()),
  /** Counts the changes. An update that states an outdated version is refused. */
  version: z.int(),
  /** Instants; null before the first. */
  updated_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** The account that decided; null where a place was given by itself, or the applicant withdrew. */
  decided_by: z.nullable(user),
});
export type Application = z.infer<typeof application>;

const applicationWithEvent = z.extend(application, {
  event: z.object({ id: z.int(), kind: z.enum(eventKinds), lang: z.enum(languages) }),
});

export const applicationInput = z.extend(personInput, {
  /** The id of an event of any kind. */
  workshopId: reference(),
  /** The kind of the event. Another value finds no event, so the schema accepts it. */
  applicationType: z.optional(z.unknown()),
  /** By default the reader’s language, else that of the event. */
  lang: z.optional(language()),
  /** The form's checkbox. Clients without a checkbox leave it out. */
  consent: z.optional(z.pipe(flag(), z.literal(true, { error: () => 'consent' }))),
});

const postedApplication = z.extend(applicationInput, honeypotInput);
export type PostedApplication = z.output<typeof postedApplication>;

const version = z.optional(whole(1, Number.MAX_SAFE_INTEGER));
const correction = z.extend(personChanges, { version });
export type PersonCorrection = z.output<typeof correction>;
const applicationCorrection = z.extend(correction, { note: z.optional(optionalText(limits.text)) });
export type Correction = z.output<typeof applicationCorrection>;

const ids = references();

const decision = z.object({
  ids,
  status: choice(applicationStatuses),
  /** A text for the message that each of them is sent. */
  message: z._default(optionalText(limits.text), ''),
  notify: z._default(flag(), true),
  /** Accepts more than there are places for. */
  force: z._default(flag(), false),
});
export type Decision = z.output<typeof decision>;

const previewedDecision = z.object({
  id: reference(),
  status: choice(applicationStatuses),
  message: z._default(optionalText(limits.text), ''),
});

export const applicantWords = z.object({
  subject: requiredText(limits.line),
  text: requiredText(limits.text),
});
const applicantMessage = z.extend(applicantWords, { ids });
export type ApplicantMessage = z.output<typeof applicantMessage>;

const attendance = z.object({ ids, attended: z.nullable(flag()) });
export type Attendance = z.output<typeof attendance>;

/** An application as its applicant reads it. */
const myApplication = z.extend(person, {
  id: z.int(),
  created_at: z.string(),
  lang: z.enum(languages),
  status: z.enum(applicationStatuses),
  position: z.nullable(z.int()),
  version: z.int(),
  event: z.object({
    id: z.int(),
    kind: z.enum(eventKinds),
    title: z.string(),
    lang: z.enum(languages),
    /** The path of its page. */
    url: z.string(),
    started_at: z.string(),
    finished_at: z.string(),
    time: z.string(),
    location: z.string(),
    cancelled: z.boolean(),
  }),
  /** Until applications close, and not once it was withdrawn. */
  can_correct: z.boolean(),
  /** Until the event begins. */
  can_withdraw: z.boolean(),
  /** Who came has a certificate. */
  has_certificate: z.boolean(),
});
export type MyApplication = z.infer<typeof myApplication>;

/** What one that is missing or malformed opens is not found. */
const keyQuery = z.object({ token: z._default(z.string(), '') });

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
};
