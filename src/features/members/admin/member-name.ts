import type { Member } from '../schemas.ts';

export function memberName({ first_name, last_name }: Member): string {
  return `${first_name} ${last_name}`;
}
