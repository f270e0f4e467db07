import type * as z from 'zod/mini';
import type { Day } from '#shared/dates.ts';
import { formatFocus, type PictureFocus } from '#shared/picture-focus.ts';
import type { FileValue } from '#ui/admin/files/file-field.tsx';
import { type Field, type Fields, isFile, isSwitch, responseName } from '../../fields.ts';

/** Numbers, instants and the focus of images as text, files as chosen. */
export type FormValues<F extends Fields> = {
  [K in keyof F & string]: F[K]['kind'] extends 'image' | 'pdf'
    ? FileValue
    : F[K]['kind'] extends 'count' | 'whole' | 'optionalWhole' | 'event' | 'instant' | 'focus'
      ? string
      : z.output<F[K]['input']>;
};

export function valuesOf<F extends Fields>(fields: F, item: object | undefined, today: Day): FormValues<F> {
  const values = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    item ? storedValue(name, field, item) : newValue(field, today),
  ]);
  return Object.fromEntries(values);
}

/** The addresses of the stored files, by field name. */
export function filesOf(fields: Fields, item: object | undefined): Record<string, string | null> {
  const files = Object.entries(fields).filter(([, field]) => isFile(field));
  return Object.fromEntries(files.map(([name, field]) => [name, responseOf(name, field, item) ?? null]));
}

function newValue({ kind, values, default: byDefault }: Field, today: Day) {
  if (kind === 'image' || kind === 'pdf') return undefined;
  if (kind === 'day') return byDefault ?? today;
  if (kind === 'flag' || kind === 'boolean') return byDefault === true;
  return String(byDefault ?? values?.[0] ?? '');
}

function storedValue(name: string, field: Field, item: object) {
  if (isFile(field)) return undefined;
  const value = responseOf(name, field, item);
  if (field.kind === 'focus') return value ? formatFocus(value as unknown as PictureFocus) : '';
  return isSwitch(field) ? String(value) === 'true' : String(value ?? '');
}

function responseOf(name: string, field: Field, item: object | undefined) {
  return (item as Record<string, string | null> | undefined)?.[responseName(name, field)];
}
