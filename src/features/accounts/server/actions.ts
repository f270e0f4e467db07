import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { emailKey } from '#shared/email-key.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../contract.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { dummyHash, hashPassword, verifyPassword } from './passwords.ts';
import {
  deleteSessionsOf,
  findUserByEmail,
  getUserWithPassword,
  hasUsers,
  insertUser,
  updatePasswordHash,
} from './queries.ts';
import { type Session, startSession } from './sessions.ts';

type Credentials = { email: string; password: string };

/** Signs in: the same answer, after the same work, for a wrong password and an unknown address. */
export async function signIn(
  db: Db,
  { email, password }: Credentials,
  guard: { throttle: LoginThrottle | undefined; address: string; now: Date; device: string },
): Promise<{ token: string; user: User }> {
  const key = emailKey(email);
  guard.throttle?.take(key, guard.address);
  const user = await findUserByEmail(db, email);
  const { isCorrect, isStale } = await verifyPassword(password, user?.password_hash ?? (await dummyHash()));
  if (!user || !isCorrect) throw new AppError('wrong_credentials');
  guard.throttle?.clear(key, guard.address);
  if (isStale) await updatePasswordHash(db, user.id, await hashPassword(password));
  const token = await startSession(db, user.id, guard.now, guard.device);
  return { token, user: { id: user.id, email: user.email } };
}

/** Changes one's own password and ends one's other sessions. */
export async function changeOwnPassword(
  db: Db,
  session: Session,
  passwords: { currentPassword: string; newPassword: string },
  guard: { throttle: LoginThrottle | undefined; address: string },
): Promise<void> {
  if (isCommonPassword(passwords.newPassword)) {
    throw new AppError('validation', { fields: { newPassword: { key: 'passwordTooCommon' } } });
  }
  const key = emailKey(session.user.email);
  guard.throttle?.take(key, guard.address);
  const user = await getUserWithPassword(db, session.user.id);
  const { isCorrect } = await verifyPassword(passwords.currentPassword, user.password_hash);
  if (!isCorrect) {
    throw new AppError('validation', { fields: { currentPassword: { key: 'wrongPassword' } } });
  }
  guard.throttle?.clear(key, guard.address);
  const hash = await hashPassword(passwords.newPassword);
  await db.transaction().execute(async tx => {
    await updatePasswordHash(tx, user.id, hash);
    await deleteSessionsOf(tx, user.id, session.id);
  });
}

/** Adds an administrator, or sets the password of an existing one and ends all their sessions. */
export async function setAdministrator(
  db: Db,
  { email, password }: Credentials,
  now: Date,
): Promise<'added' | 'changed'> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async tx => {
    const user = await findUserByEmail(tx, email);
    if (!user) {
      await insertUser(tx, email, hash, now);
      return 'added';
    }
    await updatePasswordHash(tx, user.id, hash);
    await deleteSessionsOf(tx, user.id);
    return 'changed';
  });
}

/** The first administrator's credentials where none existed; a password that was not given is made up. */
export async function ensureAdministrator(
  db: Db,
  given: { email: string | undefined; password: string | undefined },
  now: Date,
): Promise<{ email: string; password: string; isGenerated: boolean } | undefined> {
  if (await hasUsers(db)) return undefined;
  const email = given.email ?? 'admin@example.com';
  const password = given.password ?? generatePassword();
  await setAdministrator(db, { email, password }, now);
  return { email, password, isGenerated: given.password === undefined };
}

/** 120 random bits in letters and digits that can be read aloud and typed. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
}
