import * as z from 'zod/mini';
import type { honeypotField } from './honeypot.ts';

/**
 * Fields that public forms add for the detection of spam. Other clients leave them out, so nothing in them is
 * refused.
 */
export const honeypotInput = {
  website: z.optional(z.unknown()),
  /** How long the user has had the form, over reloads and languages, in milliseconds. */
  openForMs: z.optional(z.unknown()),
} satisfies Record<typeof honeypotField, unknown> & Record<string, z.ZodMiniType>;
