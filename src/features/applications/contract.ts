import * as z from 'zod/mini';
import { eventKinds } from '#features/events/kinds.ts';
import { person, personInput } from '#features/members/person.ts';
import { submissionCalls } from '#features/submissions/contract.ts';
import { honeypotInput } from '#features/submissions/honeypot-input.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idList } from '#shared/id-list.ts';
import { languages } from '#shared/language.ts';
import { choice, flag, language, reference } from '#shared/validation.ts';

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
});
export type Application = z.infer<typeof application>;

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

const calls = submissionCalls({
  one: 'Application',
  many: 'Applications',
  path: '/applications.php',
  filter: { application_type: choice(eventKinds) },
  sortable: ['last_name', 'email', 'created_at'],
  submission: application,
  pageSize: 50,
  create: {
    access: 'public',
    input: postedApplication,
    response: z.object({ id: z.int() }),
    errors: ['not_found', 'applications_closed', 'too_many'],
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
    response: z.array(z.object({ id: z.int(), count: z.int() })),
    clientMessage: 'Failed to get counts',
  }),
};
