import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#shared/api-client.ts';
import { fieldErrors } from '#shared/error-text.ts';
import { problemTexts } from '#shared/validation.ts';
import type { Translate } from '#ui/i18n.tsx';

/** Validates a form by the server's schema, with the texts of the messages. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.core.$ZodType<unknown>,
  t: Translate<'common'>,
): Resolver<Values> {
  return async values => {
    const problems = Object.entries(problemTexts(schema, values, t));
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'schema', message }]),
    );
    return { values: {}, errors: errors as never };
  };
}

/** Shows the server's field errors at their fields. Returns whether there were any. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  const entries = Object.entries(fieldErrors(error));
  entries.forEach(([field, message], index) => {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}

export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
