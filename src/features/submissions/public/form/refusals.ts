import type * as z from 'zod/mini';
import { problemTexts } from '#shared/api/field-problems.ts';
import type { Language } from '#shared/language.ts';
import { bs } from '#shared/messages/bs.ts';
import { en } from '#shared/messages/en.ts';
import { translate } from '#shared/translate.ts';
import type { FormTexts } from './texts.ts';

const messages = { bs, en };

/** Why a schema refuses each field, in a language. Loaded when a form is first used, because it needs zod. */
export function refusalsOf(schema: z.core.$ZodType, input: unknown, language: Language): FormTexts {
  return problemTexts(schema, input, (key, values) => translate(messages[language], language, key, values));
}
