import * as z from 'zod/mini';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { choice, whole } from '#shared/validation.ts';

const spamKinds = ['question', 'application', 'membership'] as const;
export type SpamKind = (typeof spamKinds)[number];

/** Why a form is suspected: the honeypot was filled in, or it was sent too fast and contains a link. */
const spamReasons = ['trap', 'haste'] as const;
export type SpamReason = (typeof spamReasons)[number];

const spamSubmission = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** All other fields. */
  text: z.string(),
  reason: z.enum(spamReasons),
  created_at: z.string(),
});
export type SpamSubmission = z.infer<typeof spamSubmission>;

/** Suspected spam, kept apart from messages and applications, newest first. */
export const listSuspects = endpoint({
  name: 'listSuspects',
  method: 'GET',
  path: '/suspects',
  access: 'administrator',
  query: z.object({
    kind: choice(spamKinds),
    /** Only the applications to this event. */
    event: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
  }),
  response: z.array(spamSubmission),
  schemaName: 'Suspect',
  clientMessage: 'Failed to fetch suspects',
});

/** Moves a suspected submission to the messages or applications, with its original time. */
export const releaseSuspect = endpoint({
  name: 'releaseSuspect',
  method: 'POST',
  path: '/suspects',
  access: 'administrator',
  id: 'id',
  response: done,
  clientMessage: 'Failed to release suspect',
});

export const deleteSuspect = endpoint({
  name: 'deleteSuspect',
  method: 'DELETE',
  path: '/suspects',
  access: 'administrator',
  id: 'id',
  response: done,
  clientMessage: 'Failed to delete suspect',
});
