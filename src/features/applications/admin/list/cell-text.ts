import type { Dates } from '#ui/admin/use-dates.ts';
import type { Application } from '../../schemas.ts';
import type { ValueNames } from '../use-value-names.ts';
import { type ApplicationColumn, cellValue } from './columns.ts';

const nothing = '-';

/** A value as text; a dash if there is none. */
export function cellText(
  application: Application,
  { name, order }: ApplicationColumn,
  { names, dates }: { names: ValueNames; dates: Dates },
): string {
  const value = cellValue(application, name, names);
  return order === 'instant' ? instantText(value, dates) : value || nothing;
}

export function instantText(value: string | null, dates: Dates): string {
  return value ? dates.instant(value) : nothing;
}

export function applicantName({ first_name, last_name }: Application): string {
  return `${first_name} ${last_name}`;
}
