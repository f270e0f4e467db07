import * as z from 'zod/mini';
import type { trapField } from './trap.ts';

/** What a public form sends beside its own fields; another client sends none of it, and nothing in it is refused. */
export const trapInput = {
  website: z.optional(z.unknown()),
  /** For how long the form was in front of the sender, in milliseconds. */
  openForMs: z.optional(z.unknown()),
} satisfies Record<typeof trapField, unknown> & Record<string, z.ZodMiniType>;
