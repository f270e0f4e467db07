import type { Day } from '#shared/dates.ts';
import type { Field, Fields } from '../../fields.ts';
import { type FormValues, valuesOf } from './form-values.ts';

/** What another item has of its own: when it is, and files. */
const ofItsOwn: readonly Field['kind'][] = ['instant', 'image', 'pdf', 'focus', 'slug'];

/** What the form of a copy begins with. Days are to be chosen, so they are empty instead of today. */
export function copiedValues(fields: Fields, original: object, today: Day): Partial<FormValues<Fields>> {
  const values = Object.entries(valuesOf(fields, original, today)).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || field.notCopied || ofItsOwn.includes(field.kind)) return [];
    return [[name, field.kind === 'day' ? '' : value] as const];
  });
  return Object.fromEntries(values) as Partial<FormValues<Fields>>;
}
