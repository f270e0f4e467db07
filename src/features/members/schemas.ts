import * as z from 'zod/mini';
import { messageWords } from '#features/mail/contract.ts';
import { honeypotInput } from '#features/submissions/honeypot-input.ts';
import { languages } from '#shared/language.ts';
import {
  choice,
  consentGiven,
  flag,
  language,
  limits,
  optionalDay,
  optionalText,
  references,
  whole,
} from '#shared/validation.ts';
import { membershipTypes } from './membership-types.ts';
import { person, personChanges, personInput } from './person.ts';
import { memberStatuses } from './status.ts';

export const member = z.extend(person, {
  id: z.int(),
  created_at: z.string(),
  status: z.enum(memberStatuses),
  /** In the register; empty for none. */
  number: z.string(),
  /** A day; null for who has never paid. */
  paid_until: z.nullable(z.string()),
  /** The association's own, which nobody else is shown. */
  note: z.string(),
  /** In which the person is written to. */
  lang: z.enum(languages),
  /** Whether somebody earlier in the register has the same e-mail address. */
  is_repeated: z.boolean(),
  /** When the person agreed to the use of the data, and to which wording; null where no form was sent. */
  consent_at: z.nullable(z.string()),
  consent_version: z.nullable(z.string()),
  /** The version of the privacy notice to which the form led. */
  notice_version: z.nullable(z.int()),
  /** Counts the changes. An update that states an outdated version is refused. */
  version: z.int(),
  updated_at: z.nullable(z.string()),
});
export type Member = z.infer<typeof member>;

const longestNumber = 40;
const year = () => whole(1900, 2999);

/** What the association keeps beside the fields of the form. */
const registered = {
  status: choice(memberStatuses),
  number: optionalText(longestNumber),
  paidUntil: optionalDay(),
  note: optionalText(limits.text),
  lang: language(),
};

/** The same as answers name it. */
const paid_until = z.optional(optionalDay());

/** Who is added by the association is a member. */
export const memberInput = z.extend(personInput, {
  status: z._default(registered.status, 'active'),
  number: z._default(registered.number, ''),
  paidUntil: z._default(registered.paidUntil, null),
  note: z._default(registered.note, ''),
  lang: z._default(registered.lang, 'bs'),
});
export type MemberInput = z.output<typeof memberInput>;
export const postedMember = z.extend(memberInput, { paid_until });

/** What is left out stays. */
export const memberChanges = z.extend(personChanges, {
  status: z.optional(registered.status),
  number: z.optional(registered.number),
  paidUntil: z.optional(registered.paidUntil),
  paid_until,
  note: z.optional(registered.note),
  lang: z.optional(registered.lang),
  version: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
});
export type MemberChanges = z.output<typeof memberChanges>;

/** The form to join. */
export const membershipInput = z.extend(personInput, {
  /** By default the reader's language. */
  lang: z.optional(language()),
  consent: consentGiven(),
});
export const postedMembership = z.extend(membershipInput, honeypotInput);
export type PostedMembership = z.output<typeof postedMembership>;

export const memberFilter = {
  status: z.optional(choice(memberStatuses)),
  /** A year: who has paid until its end, or has not; unless a status is named, of active members alone. */
  paid: z.optional(year()),
  unpaid: z.optional(year()),
  membershipType: z.optional(choice(membershipTypes)),
  /** Words of the city, however they are written. */
  city: z.optional(optionalText()),
};

const ids = references();

export const decision = z.object({
  ids,
  status: choice(['active', 'declined']),
  /** Of the first; those of the others follow. */
  number: z._default(registered.number, ''),
  /** A text for the message that each of them is sent. */
  message: z._default(optionalText(limits.text), ''),
  notify: z._default(flag(), true),
});
export type Decision = z.output<typeof decision>;

export const memberMessage = z.extend(messageWords, { ids });
export type MemberMessage = z.output<typeof memberMessage>;

export const payment = z.object({ ids, year: year() });
export type Payment = z.output<typeof payment>;

/** So many rows fit into the body of a call. */
export const mostImported = 1_500;

export const membersFile = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .check(
      z.minLength(1, { error: () => 'required' }),
      z.maxLength(mostImported, { error: () => 'invalid' }),
    ),
  /** What becomes of a row whose e-mail address is in the register. */
  known: z._default(choice(['skip', 'update']), 'skip'),
  /** Without it nothing is written. */
  confirm: z._default(flag(), false),
});
export type MembersFile = z.output<typeof membersFile>;

export const importOutcome = z.object({
  added: z.int(),
  updated: z.int(),
  /** The rows that something is to be said of, from 1. */
  rows: z.array(
    z.object({
      row: z.int(),
      /** Why it is left out, by its fields. */
      problems: z.record(z.string(), z.string()),
      /** Who has its address: a member, or an earlier row of the file. */
      known: z.nullable(z.object({ id: z.nullable(z.int()), row: z.nullable(z.int()), name: z.string() })),
    }),
  ),
});
export type ImportOutcome = z.infer<typeof importOutcome>;
