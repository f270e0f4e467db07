import * as z from 'zod/mini';
import { type FieldProblem, type FieldProblemKey, fieldProblemKeys } from './errors.ts';

/** By fields; one within a list of objects has its place in its name, `people.3.email`. */
export function fieldProblems(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    // What a list of plain values has is the list's own problem.
    const path = issue.path.slice(0, issue.path.findLastIndex(key => typeof key === 'string') + 1);
    const value = path.reduce<unknown>(
      (parent, key) => (parent as Record<PropertyKey, unknown>)?.[key],
      input,
    );
    problems[path.join('.')] ??= problemOf(issue, value);
  }
  return problems;
}

/** Why a schema refuses each field, in the words of the messages. Empty if it accepts the input. */
export function problemTexts(
  schema: z.core.$ZodType,
  input: unknown,
  t: (key: `validation.${FieldProblemKey}`, values?: FieldProblem['values']) => string,
): Record<string, string> {
  const result = z.safeParse(schema, input);
  const problems = Object.entries(fieldProblems(result.error?.issues ?? [], input));
  return Object.fromEntries(
    problems.map(([field, { key, values }]) => [field, t(`validation.${key}`, values)]),
  );
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): FieldProblem {
  if (value === undefined || value === null || value === '') return { key: 'required' };
  const key = fieldProblemKeys.find(known => known === issue.message) ?? 'invalid';
  if (issue.code === 'too_big') return { key, values: { max: Number(issue.maximum) } };
  if (issue.code === 'too_small') return { key, values: { min: Number(issue.minimum) } };
  return { key };
}
