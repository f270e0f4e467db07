import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { ListedSession, User } from '../contract.ts';
import {
  deleteSession,
  deleteSessionsBefore,
  findSession,
  insertSession,
  sessionsOf,
  touchSession,
} from './queries.ts';

const day = 24 * 60 * 60 * 1_000;
/** A session ends after a week without use, after a month at the latest. */
const longestIdle = 7 * day;
const longestLife = 30 * day;
/** The time of use is written at most this often: a write per call would cost more than it tells. */
const touchEvery = 5 * 60 * 1_000;

export type Session = { id: number; user: User };

/**
 * Starts a session and answers its token, 256 random bits, of which only the hash is kept. `device` is told in the
 * user's list of sessions.
 */
export async function startSession(db: Db, userId: number, now: Date, device = ''): Promise<string> {
  await deleteSessionsBefore(db, before(now, longestIdle), before(now, longestLife));
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, { userId, tokenHash: hashToken(token), device }, now);
  return token;
}

/** The refusal of who has no living session. */
export function unauthorized(): AppError {
  return new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** The living session that an `Authorization` header names. */
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
  // Also a use of the future, from before the clock was set back. What cannot be noted, on a full disk say, keeps
  // nobody from reading.
  if (Math.abs(idle) > touchEvery) await touchSession(db, session.session_id, now).catch(() => undefined);
  return { id: session.session_id, user: { id: session.id, email: session.email } };
}

/** Where one is signed in: one's living sessions, the one that asks first. */
export async function listSessions(db: Db, session: Session, now: Date): Promise<ListedSession[]> {
  const rows = await sessionsOf(db, session.user.id, before(now, longestIdle), before(now, longestLife));
  return rows
    .map(row => ({ ...row, is_current: row.id === session.id }))
    .sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
