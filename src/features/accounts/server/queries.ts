import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import type { Role } from '#shared/api/access.ts';
import type { Language } from '#shared/language.ts';
import type { User } from '../contract.ts';

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** The same of an account that can be signed in to: neither disabled nor without a password. */
export function findUserToSignIn(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .where('disabled_at', 'is', null)
    .where('password_hash', '!=', '')
    .executeTakeFirst();
}

export function getUserWithPassword(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What an account may do, and whether it was disabled. */
export async function getStanding(db: Db, id: number): Promise<{ role: Role; disabled: boolean }> {
  const { role, disabled_at } = await db
    .selectFrom('users')
    .select(['role', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { role, disabled: disabled_at !== null };
}

export async function updateLanguage(db: Db, id: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

export async function insertUser(
  db: Db,
  email: string,
  passwordHash: string,
  now: Date,
  role: Role = 'administrator',
): Promise<User> {
  return db
    .insertInto('users')
    .values({
      email: email.trim(),
      email_key: emailKey(email),
      password_hash: passwordHash,
      role,
      created_at: now.toISOString(),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

export async function updatePasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Updates a password hash if it is still `known` and the account not disabled; returns whether it was. */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  known: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', known)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function insertSession(
  db: Db,
  session: { userId: number; tokenHash: string; device: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const { userId, tokenHash, device } = session;
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: tokenHash, device, created_at: at, used_at: at })
    .execute();
}

/** A user's sessions that were used and created since the given instants, the most recently used first. */
export function sessionsOf(db: Db, userId: number, usedSince: Date, createdSince: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('used_at', '>=', usedSince.toISOString())
    .where('created_at', '>=', createdSince.toISOString())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.created_at',
      'sessions.used_at',
      'users.id',
      'users.email',
      'users.role',
      'users.language',
    ])
    .where('token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function hasSession(db: Db, sessionId: number): Promise<boolean> {
  const found = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  return found !== undefined;
}

export async function touchSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: now.toISOString() }).where('id', '=', sessionId).execute();
}

/** Notes that an account is in the panel. Its former visit is over where it was not seen since `pause`. */
export async function noteVisit(
  db: Db,
  id: number,
  { now, pause }: { now: Date; pause: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      last_visit_at: sql`case when seen_at < ${pause.toISOString()} then seen_at else last_visit_at end`,
      seen_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/** When the former visit of an account ended; null in its first one. */
export async function lastVisitOf(db: Db, id: number): Promise<string | null> {
  const { last_visit_at } = await db
    .selectFrom('users')
    .select('last_visit_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return last_visit_at;
}

export async function deleteSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends a user's sessions, except the one to keep. */
export async function deleteSessionsOf(db: Db, userId: number, keptSessionId?: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== undefined, query => query.where('id', '!=', keptSessionId ?? 0))
    .execute();
}

export async function deleteSessionsBefore(db: Db, usedAt: Date, createdAt: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(where =>
      where.or([
        where('used_at', '<', usedAt.toISOString()),
        where('created_at', '<', createdAt.toISOString()),
      ]),
    )
    .execute();
}
