import { formatInstant } from '#shared/instants.ts';
import type { Application } from '../schemas.ts';
import { type ApplicationColumn, cellValue } from './columns.ts';

const nothing = '-';

/** A value as text; a dash if there is none. */
export function cellText(
  application: Application,
  { name, order }: ApplicationColumn,
  timeZone: string,
): string {
  const value = cellValue(application, name);
  return order === 'instant' ? instantText(value, timeZone) : value || nothing;
}

export function instantText(value: string | null, timeZone: string): string {
  return value ? formatInstant(new Date(value), timeZone) : nothing;
}

export function applicantName({ first_name, last_name }: Application): string {
  return `${first_name} ${last_name}`;
}
