import { findLiveSession, type Session, unauthorized } from '#features/accounts/server/sessions.ts';
import { hasRole, needsSession } from '#shared/api/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Services } from '../services.ts';

/** The session of who calls, if the endpoint asks for one; throws if it needs another one. */
export async function authorize(
  { access }: Endpoint,
  request: Request,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Session | undefined> {
  if (access === 'public') return undefined;
  const session = await findLiveSession(db, request.headers.get('authorization') ?? undefined, clock());
  if (!needsSession(access)) return session;
  if (!session) throw unauthorized();
  if (!hasRole(session.user.role, access)) throw new AppError('forbidden');
  return session;
}
