import { randomBytes } from 'node:crypto';
import { transact } from '#server/audit/audit-trail.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import type { Role } from '#shared/api/access.ts';
import { AppError } from '#shared/api/errors.ts';
import type { User } from '../contract.ts';
import { noteOwnDeed, recordFailedSignIn, recordSignIn } from './audited-accounts.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import { dummyHash, hashPassword, verifyPassword } from './passwords/passwords.ts';
import { deleteUserLinksOf } from './passwords/user-links.ts';
import { refuseWeakPassword } from './passwords/weak-passwords.ts';
import {
  deleteSessionsOf,
  findUserByEmail,
  findUserToSignIn,
  getStanding,
  getUserWithPassword,
  hasSession,
  hasUsers,
  insertUser,
  replacePasswordHash,
  updatePasswordHash,
} from './queries.ts';
import { type Session, startSession, unauthorized } from './sessions.ts';
import { isGuessable, type SecondFactor, takeSecondFactor } from './two-factor/two-factor-check.ts';

type Credentials = { email: string; password: string };
type SignIn = Credentials & {
  /** Of the account's second factor. */
  code?: string | undefined;
};
type Guard = {
  throttle: LoginThrottle | undefined;
  address: string;
  /** Does what follows, in the same transaction. */
  onSuccess?: (tx: Tx, user: User, secondFactor?: SecondFactor) => Promise<void>;
};
type PasswordChange = { currentPassword: string; newPassword: string };

type SignInGuard = Guard & { now: Date; device: string };

/** Signs in. A wrong password and an unknown address get the same error after the same work. */
export async function signIn(
  db: Db,
  credentials: SignIn,
  guard: SignInGuard,
): Promise<{ token: string; user: User }> {
  return asTry(credentials.email, guard, () =>
    openSession(db, credentials, guard).catch(async error => {
      if (error instanceof AppError && isGuess(error))
        await recordFailedSignIn(db, await findUserByEmail(db, credentials.email), guard.now);
      throw error;
    }),
  );
}

/** Counts the call as a try of the account's password. A correct password clears the tries before it. */
export async function asTry<T>(
  email: string,
  { throttle, address }: { throttle: LoginThrottle | undefined; address: string },
  look: () => Promise<T>,
): Promise<T> {
  const key = emailKey(email);
  const takeBack = await throttle?.take(key, address);
  try {
    const outcome = await look();
    await throttle?.clear(key, address);
    return outcome;
  } catch (error) {
    if (!isGuess(error)) await takeBack?.();
    throw error;
  }
}

/** Not where the queue was full, so that nothing was compared, nor where a correct password came without a code. */
function isGuess(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  return error.code === 'second_factor' ? error.fields !== undefined : error.code !== 'too_many';
}

async function openSession(
  db: Db,
  { email, password, code = '' }: SignIn,
  guard: SignInGuard,
): Promise<{ token: string; user: User }> {
  const { throttle, address, now, device } = guard;
  const user = await findUserToSignIn(db, email);
  const stored = user?.password_hash ?? (await dummyHash());
  const { isCorrect, isStale } = await verifyPassword(password, stored, address);
  if (!user || !isCorrect) throw new AppError('wrong_credentials');
  if (await isGuessable(db, user.id, code)) await throttle?.takeCode(emailKey(email), address);
  const hash = isStale ? await hashPassword(password, address) : user.password_hash;
  const token = await transact(db, async tx => {
    // Written even if the hash is unchanged: the write serializes this with a concurrent change of the password.
    const isStillThat = await replacePasswordHash(tx, user.id, user.password_hash, hash);
    if (!isStillThat) return undefined;
    const secondFactor = await takeSecondFactor(tx, user.id, code, now);
    await recordSignIn(tx, user, now);
    await guard.onSuccess?.(tx, user, secondFactor);
    return startSession(tx, user.id, now, device);
  });
  // Another request changed the hash since it was read, so the password is compared with the new one.
  if (token === undefined) return openSession(db, { email, password, code }, guard);
  return { token, user: { id: user.id, email: user.email } };
}

export async function changeOwnPassword(
  db: Db,
  session: Session,
  passwords: PasswordChange,
  guard: Guard & { passwordLength: number },
): Promise<void> {
  refuseWeakPassword('newPassword', passwords.newPassword, guard.passwordLength);
  await asTry(session.user.email, guard, () => replaceOwnPassword(db, session, passwords, guard));
}

async function replaceOwnPassword(
  db: Db,
  session: Session,
  { currentPassword, newPassword }: PasswordChange,
  guard: Guard,
): Promise<void> {
  const user = await requirePassword(
    db,
    session.user.id,
    { field: 'currentPassword', password: currentPassword },
    guard.address,
  );
  const hash = await hashPassword(newPassword, guard.address);
  const isReplaced = await transact(db, async tx => {
    const isStillThat = await replacePasswordHash(tx, user.id, user.password_hash, hash);
    // This session may have been ended since the request was authorized.
    if (!(await hasSession(tx, session.id))) throw unauthorized();
    if (!isStillThat) return false;
    await deleteSessionsOf(tx, user.id, session.id);
    noteOwnDeed('password', session.user);
    await guard.onSuccess?.(tx, user);
    return true;
  });
  if (!isReplaced) await replaceOwnPassword(db, session, { currentPassword, newPassword }, guard);
}

/** Reads a user if the password is correct; otherwise throws `validation` for the field that it came in. */
export async function requirePassword(
  db: Db,
  userId: number,
  { field, password }: { field: string; password: string },
  address: string,
) {
  const user = await getUserWithPassword(db, userId);
  const { isCorrect } = await verifyPassword(password, user.password_hash, address);
  if (!isCorrect) throw new AppError('validation', { fields: { [field]: { key: 'wrongPassword' } } });
  return user;
}

export type SetAccount = Credentials & { role?: Role | undefined };
export type AccountSet = {
  outcome: 'added' | 'changed';
  user: User;
  /** What changed beside the password, by its name in calls. */
  changed: readonly ('email' | 'role' | 'disabled')[];
};

/**
 * Adds an administrator; or sets the password of an account, which can be signed in to from then on. `onSet` does what
 * follows, in the same transaction.
 */
export async function setAdministrator(
  db: Db,
  { email, password, role }: SetAccount,
  now: Date,
  onSet?: (tx: Tx, set: AccountSet) => Promise<void>,
): Promise<AccountSet['outcome']> {
  const hash = await hashPassword(password);
  return transact(db, async tx => {
    const known = await findUserByEmail(tx, email);
    const set: AccountSet = known
      ? await setAccount(tx, known, hash, role)
      : { outcome: 'added', user: await insertUser(tx, email, hash, now, role), changed: ['email', 'role'] };
    await onSet?.(tx, set);
    return set.outcome;
  });
}

async function setAccount(tx: Tx, { id, email }: User, hash: string, role?: Role): Promise<AccountSet> {
  const before = await getStanding(tx, id);
  await updatePasswordHash(tx, id, hash);
  await tx
    .updateTable('users')
    .set({ disabled_at: null, ...(role && { role }) })
    .where('id', '=', id)
    .execute();
  await deleteUserLinksOf(tx, id);
  await deleteSessionsOf(tx, id);
  const after = await getStanding(tx, id);
  const changed = (['role', 'disabled'] as const).filter(name => after[name] !== before[name]);
  return { outcome: 'changed', user: { id, email }, changed };
}

/** Creates the first administrator if there is none and returns its credentials; generates a missing password. */
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

/** A password of 120 random bits, in letters and digits. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
}
