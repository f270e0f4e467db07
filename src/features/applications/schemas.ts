import * as z from 'zod/mini';
import { user } from '#features/accounts/contract.ts';
import { eventKinds } from '#features/events/kinds.ts';
import { messageWords } from '#features/mail/contract.ts';
import { person, personChanges, personInput } from '#features/members/person.ts';
import { honeypotInput } from '#features/submissions/honeypot-input.ts';
import { languages } from '#shared/language.ts';
import {
  choice,
  consentGiven,
  flag,
  language,
  limits,
  optionalText,
  reference,
  references,
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
  /** The version of the privacy notice to which the form led. */
  notice_version: z.nullable(z.int()),
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

/** Of the applications to an event that are no longer kept; `name` is null for those who are too few to be named. */
const counted = z.array(z.object({ name: z.nullable(z.string()), applications: z.int() }));
export const applicationStatistics = z.object({
  event: z.object({ id: z.int(), kind: z.enum(eventKinds), title: z.string() }),
  year: z.int(),
  applications: z.int(),
  institutions: counted,
  membership_types: counted,
});
export type ApplicationStatistics = z.infer<typeof applicationStatistics>;

export const applicationWithEvent = z.extend(application, {
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
  consent: z.optional(consentGiven()),
});

export const postedApplication = z.extend(applicationInput, honeypotInput);
export type PostedApplication = z.output<typeof postedApplication>;

const version = z.optional(whole(1, Number.MAX_SAFE_INTEGER));
export const correction = z.extend(personChanges, { version });
export type PersonCorrection = z.output<typeof correction>;
export const applicationCorrection = z.extend(correction, { note: z.optional(optionalText(limits.text)) });
export type Correction = z.output<typeof applicationCorrection>;

const ids = references();

export const decision = z.object({
  ids,
  status: choice(applicationStatuses),
  /** A text for the message that each of them is sent. */
  message: z._default(optionalText(limits.text), ''),
  notify: z._default(flag(), true),
  /** Accepts more than there are places for. */
  force: z._default(flag(), false),
});
export type Decision = z.output<typeof decision>;

export const previewedDecision = z.object({
  id: reference(),
  status: choice(applicationStatuses),
  message: z._default(optionalText(limits.text), ''),
});

export const applicantMessage = z.extend(messageWords, { ids });
export type ApplicantMessage = z.output<typeof applicantMessage>;

export const attendance = z.object({ ids, attended: z.nullable(flag()) });
export type Attendance = z.output<typeof attendance>;

/** An application as its applicant reads it. */
export const myApplication = z.extend(person, {
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
export const keyQuery = z.object({ token: z._default(z.string(), '') });
