import { noteDeed } from '#server/audit/audit-trail.ts';
import { type Deed, recordDeeds } from '#server/audit/entries.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { User } from '../contract.ts';

const deedOf = (action: AuditAction, user: User | undefined): Deed => ({
  action,
  type: 'account',
  id: user?.id,
  title: user?.email,
});

/** Notes what an account does with itself. */
export function noteOwnDeed(action: AuditAction, user: User): void {
  noteDeed(deedOf(action, user));
}

/** Notes a change of an account, by an administrator or its owner. */
export function noteAccount(account: User, changed: readonly string[]): void {
  noteDeed({ ...deedOf('account', account), changed });
}

/** Nobody is signed in who sets a password by a link. */
export function recordPassword(tx: Tx, user: User, now: Date): Promise<void> {
  return recordDeeds(tx, { who: user, at: now.toISOString() }, [deedOf('password', user)]);
}

/** Whoever runs the site did this by a command, with no account. */
export function recordCommand(
  tx: Tx,
  user: User,
  { action, changed }: { action: AuditAction; changed?: readonly string[] },
  now: Date,
): Promise<void> {
  return recordDeeds(tx, { who: null, at: now.toISOString() }, [{ ...deedOf(action, user), changed }]);
}

/** Nobody is signed in yet, so no call of an account is under way. */
export function recordSignIn(tx: Tx, user: User, now: Date): Promise<void> {
  return recordDeeds(tx, { who: user, at: now.toISOString() }, [deedOf('login', user)]);
}

/** Of an unknown account nothing that was typed is kept: it may be a password. */
export function recordFailedSignIn(db: Db, user: User | undefined, now: Date): Promise<void> {
  const doer = { who: user ?? null, at: now.toISOString() };
  return db.transaction().execute(tx => recordDeeds(tx, doer, [deedOf('login_failed', user)]));
}
