import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '#shared/api-client.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { fieldProblems } from '#shared/validation.ts';
import type { Translate } from '#ui/i18n.tsx';

/** Validates a form by the schema that the server uses, in the words of the messages. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.core.$ZodType<unknown>,
  t: Translate<'common'>,
): Resolver<Values> {
  return async values => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const problems = fieldProblems(result.error.issues, values);
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        { type: problem.key, message: describe(problem, t) },
      ]),
    );
    return { values: {}, errors: errors as never };
  };
}

function describe({ key, values }: FieldProblem, t: Translate<'common'>): string {
  return t(`validation.${key}`, values ?? {});
}

/** Returns the server's field errors to their fields; answers whether there were any. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const entries = Object.entries(error.fields);
  entries.forEach(([field, message], index) => {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}

/** Whether a call was refused because the session ended meanwhile. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** What a failed call is told in: the server's sentence where it says what is the matter, else ours. */
export function failureText(error: unknown, fallback: string): string {
  const isTelling = error instanceof ApiError && error.isForPeople && error.code !== 'internal';
  return isTelling ? error.message : fallback;
}
