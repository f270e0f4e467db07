import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '#shared/api/api-client.ts';
import { fieldErrors } from '#shared/api/error-text.ts';
import { problemTexts } from '#shared/api/field-problems.ts';
import type { Translate } from '#ui/i18n.tsx';

/** Validates a form by the server's schema, with the texts of the messages. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.core.$ZodType<unknown>,
  t: Translate<'common'>,
): Resolver<Values> {
  return async values => {
    const problems = Object.entries(problemTexts(schema, values, t));
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: nestedErrors(problems) };
  };
}

/** The errors of a form from what is wrong at each path, such as `people.3.email`. */
export function nestedErrors<Values extends FieldValues>(
  problems: readonly [path: string, message: string][],
): FieldErrors<Values> {
  const errors = {};
  for (const [path, message] of problems) set(errors, path, { type: 'schema', message });
  return errors;
}

/** What is wrong at each path of a form, in the order of its fields. */
export function errorsByPath(errors: object, within = ''): [path: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null) return [];
    if (typeof error.type === 'string') return [[within + name, String(error.message ?? '')]];
    return errorsByPath(error, `${within}${name}.`);
  });
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
