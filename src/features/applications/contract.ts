import * as z from 'zod/mini';
import { eventKinds } from '#features/events/kinds.ts';
import { person, personInput } from '#features/members/person.ts';
import { endpoint } from '#shared/endpoint.ts';
import { recordCalls } from '#shared/records.ts';
import { choice, flag, reference } from '#shared/validation.ts';

const application = z.extend(person, {
  id: z.int(),
  created_at: z.string(),
  /** When the applicant agreed to the use of their data, and to which wording; null where they were not asked. */
  consent_at: z.nullable(z.string()),
  consent_version: z.nullable(z.string()),
  /** Whether the same e-mail address has applied to the same event before. */
  is_repeated: z.boolean(),
});
export type Application = z.infer<typeof application>;

export const applicationInput = z.extend(personInput, {
  /** The event's id, whatever its kind. */
  workshopId: reference(),
  /** The event's kind; anything else finds no event, so it is not refused here. */
  applicationType: z.optional(z.unknown()),
  /** The form's checkbox; a client without one leaves it out. */
  consent: z.optional(z.pipe(flag(), z.literal(true, { error: () => 'consent' }))),
});
export type ApplicationInput = z.output<typeof applicationInput>;

const calls = recordCalls({
  one: 'Application',
  many: 'Applications',
  path: '/applications.php',
  filter: { application_type: choice(eventKinds) },
  sortable: ['last_name', 'email', 'created_at'],
  record: application,
  pageSize: 50,
  create: {
    access: 'public',
    input: applicationInput,
    answer: z.object({ id: z.int() }),
    errors: ['not_found', 'applications_closed', 'too_many'],
  },
});

/** The lists are those of the event with the id. */
export const applicationCalls = {
  ...calls,
  list: { ...calls.list, id: 'id' as const },
  page: { ...calls.page, id: 'id' as const },
};

/** How many have applied to an event, of whatever kind it is. */
export const countApplications = endpoint({
  name: 'countApplications',
  method: 'GET',
  path: '/applications.php',
  when: ['action=count'],
  access: 'public',
  id: 'id',
  query: z.object({ action: z.literal('count') }),
  answer: z.object({ count: z.int() }),
  failure: 'Failed to get count',
});
