import * as z from 'zod/mini';
import type { honeypotField } from './honeypot.ts';

/** What a public form sends beside its own fields; another client sends none of it, and nothing in it is refused. */
export const honeypotInput = {
  website: z.optional(z.unknown()),
  /** For how long the sender has had the form, over reloads and languages, in milliseconds. */
  openForMs: z.optional(z.unknown()),
} satisfies Record<typeof honeypotField, unknown> & Record<string, z.ZodMiniType>;
