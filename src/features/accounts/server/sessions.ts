import type { Db } from '#server/db/schema.ts';
import type { Role } from '#shared/api/access.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import type { ListedSession, User } from '../contract.ts';
import {
  deleteSession,
  deleteSessionsBefore,
  findSession,
  insertSession,
  noteVisit,
  sessionsOf,
  touchSession,
} from './queries.ts';
import { createToken, hashToken } from './tokens.ts';

const day = 24 * 60 * 60 * 1_000;
/** A session ends after a week without use, and after a month in any case. */
const longestIdle = 7 * day;
const longestLife = 30 * day;
/** The time of use is updated at most this often, to avoid a write per call. */
const touchEvery = 5 * 60 * 1_000;
/** Who comes back after so long, visits the panel anew. */
const pauseOfVisits = 4 * 60 * 60 * 1_000;

export type Session = { id: number; user: User & { role: Role; language: Language } };

/**
 * Creates a session and returns its token of 256 random bits. Only the token's hash is stored. `device` is
 * shown in the user's list of sessions.
 */
export async function startSession(db: Db, userId: number, now: Date, device = ''): Promise<string> {
  await deleteSessionsBefore(db, before(now, longestIdle), before(now, longestLife));
  const { token, hash } = createToken();
  await insertSession(db, { userId, tokenHash: hash, device }, now);
  await noteVisit(db, userId, { now, pause: before(now, pauseOfVisits) });
  return token;
}

export function unauthorized(): AppError {
  return new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** The valid session of an account that is not disabled, by an `Authorization` header, if there is one. */
export async function findLiveSession(
  db: Db,
  authorization: string | undefined,
  now: Date,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  const session = token && (await findSession(db, hashToken(token)));
  if (!session) return undefined;
  const idle = now.getTime() - Date.parse(session.used_at);
  if (idle > longestIdle || now.getTime() - Date.parse(session.created_at) > longestLife) {
    await deleteSession(db, session.session_id);
    return undefined;
  }
  // `abs` covers a time of use from before the clock was set back. A failed write, on a full disk for example,
  // must not keep the administrator from reading.
  if (Math.abs(idle) > touchEvery) await noteUse(db, session, now).catch(() => undefined);
  const { session_id, id, email, role, language } = session;
  return { id: session_id, user: { id, email, role, language } };
}

async function noteUse(db: Db, session: { session_id: number; id: number }, now: Date): Promise<void> {
  await touchSession(db, session.session_id, now);
  await noteVisit(db, session.id, { now, pause: before(now, pauseOfVisits) });
}

/** A user's valid sessions, the current one first. */
export async function listSessions(db: Db, session: Session, now: Date): Promise<ListedSession[]> {
  const rows = await sessionsOf(db, session.user.id, before(now, longestIdle), before(now, longestLife));
  return rows
    .map(row => ({ ...row, is_current: row.id === session.id }))
    .sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
