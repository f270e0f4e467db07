import * as z from 'zod/mini';
import { reference, requiredText } from '../validation.ts';
import type { ErrorCode } from './errors.ts';

const invalid = { error: () => 'invalid' };
const required = { error: () => 'required' };

/** What a call for up to 1,000 items takes, of one type or of several. */
export const manyItems = z
  .array(
    z.pipe(
      z.object({ type: requiredText(), id: reference() }),
      z.transform(({ type, id }) => ({ type, id: id ?? 0 })),
    ),
    invalid,
  )
  .check(z.minLength(1, required), z.maxLength(1_000, invalid));

const itemKey = { type: z.string(), id: z.int() };
export type ItemKey = { type: string; id: number };

/** What became of each of them: one that was refused stopped no other. */
export const manyDone = z.object({
  done: z.array(z.object(itemKey)),
  refused: z.array(z.object({ ...itemKey, code: z.custom<ErrorCode>(), error: z.string() })),
});
export type ManyDone = z.output<typeof manyDone>;
