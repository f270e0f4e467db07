import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Session } from './sessions.ts';

/** Whether an account may handle what calls for all types name so: what is kept about people is for administrators. */
export function mayHandle(
  { personalTables }: Pick<Services, 'personalTables'>,
  { user }: Session,
  type: string,
): boolean {
  return user.role === 'administrator' || !personalTables.some(table => table.type === type);
}

/** Throws `forbidden` where an account may not. */
export function requireHandling(
  services: Pick<Services, 'personalTables'>,
  session: Session,
  type: string,
): void {
  if (!mayHandle(services, session, type)) throw new AppError('forbidden');
}
