import * as z from 'zod/mini';
import type { Language } from '#shared/language.ts';
import { bs } from '#shared/messages/bs.ts';
import { en } from '#shared/messages/en.ts';
import { translate } from '#shared/translate.ts';
import { fieldProblems } from '#shared/validation.ts';
import type { Texts } from './texts.ts';

const messages = { bs, en };

/** Why a schema refuses each of the fields that it refuses. Loaded when a form is used: zod is in no first load. */
export function refusalsOf(schema: z.core.$ZodType, input: unknown, language: Language): Texts {
  const result = z.safeParse(schema, input);
  if (result.success) return {};
  const problems = Object.entries(fieldProblems(result.error.issues, input));
  return Object.fromEntries(
    problems.map(([field, { key, values }]) => [
      field,
      translate(messages[language], language, `validation.${key}`, values),
    ]),
  );
}
