import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { choice, whole } from '#shared/validation.ts';

export const suspectKinds = ['question', 'application'] as const;
export type SuspectKind = (typeof suspectKinds)[number];

/** Why a post is suspected: it filled the hidden field in, or it came at once and carries a link. */
export const suspectReasons = ['trap', 'haste'] as const;
export type SuspectReason = (typeof suspectReasons)[number];

const suspect = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** All else that was filled in. */
  text: z.string(),
  reason: z.enum(suspectReasons),
  created_at: z.string(),
});
export type Suspect = z.infer<typeof suspect>;

/** What public forms sent that is kept apart from messages and applications, newest first. */
export const listSuspects = endpoint({
  name: 'listSuspects',
  method: 'GET',
  path: '/suspects',
  access: 'administrator',
  query: z.object({
    kind: choice(suspectKinds),
    /** Of applications: those to one event. */
    event: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
  }),
  answer: z.array(suspect),
  answers: 'Suspect',
  failure: 'Failed to fetch suspects',
});

/** Takes one among the messages or applications, as of when it was sent. */
export const releaseSuspect = endpoint({
  name: 'releaseSuspect',
  method: 'POST',
  path: '/suspects',
  access: 'administrator',
  id: 'id',
  answer: done,
  failure: 'Failed to release suspect',
});

export const deleteSuspect = endpoint({
  name: 'deleteSuspect',
  method: 'DELETE',
  path: '/suspects',
  access: 'administrator',
  id: 'id',
  answer: done,
  failure: 'Failed to delete suspect',
});
