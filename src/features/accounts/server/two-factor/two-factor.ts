import { transact } from '#server/audit/audit-trail.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { recoveryCodeCount, type TwoFactor } from '../../two-factor-contract.ts';
import { asTry, requirePassword } from '../actions.ts';
import { noteOwnDeed } from '../audited-accounts.ts';
import { deleteSessionsOf, hasSession } from '../queries.ts';
import { type NoticeContext, noticeSecurity } from '../security-notices.ts';
import { type Session, unauthorized } from '../sessions.ts';
import { hashToken } from '../tokens.ts';
import { createSecret, uriOf } from './totp.ts';
import { createRecoveryCode, takeDigits } from './two-factor-check.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  offerSecret,
  replaceRecoveryCodes,
} from './two-factor-queries.ts';

type CalledFrom = { device: string };

export async function showTwoFactor(db: Db, { user }: Session): Promise<TwoFactor> {
  const since = (await findTwoFactor(db, user.id))?.confirmed_at ?? null;
  return {
    is_on: since !== null,
    since,
    recovery_codes_left: since === null ? 0 : await countRecoveryCodes(db, user.id),
  };
}

/** Offers a secret. One that is confirmed is not replaced: that would take a stranger's device at an open screen. */
export async function offerTwoFactor(
  { db, site }: Pick<Services, 'db' | 'site'>,
  { user }: Session,
): Promise<{ secret: string; uri: string }> {
  const secret = createSecret();
  if (!(await offerSecret(db, user.id, secret))) throw new AppError('conflict');
  const { short_name: issuer } = (await site.read(db)).bs;
  return { secret, uri: uriOf(secret, { issuer, account: user.email }) };
}

/**
 * Turns it on, once a code shows that the user's app has the secret; returns the recovery codes. The user's other sessions
 * end: they were begun by the password alone. Where it is on, the codes replace those from before: the answer with
 * these may have been lost.
 */
export async function confirmTwoFactor(
  services: NoticeContext & Pick<Services, 'db'>,
  { id: sessionId, user }: Session,
  { code, ...from }: CalledFrom & { code: string },
): Promise<string[]> {
  const { db, clock } = services;
  return transact(db, async tx => {
    if (!(await hasSession(tx, sessionId))) throw unauthorized();
    const twoFactor = await findTwoFactor(tx, user.id);
    if (!twoFactor) throw new AppError('conflict');
    const isTaken = await takeDigits(tx, { userId: user.id, secret: twoFactor.secret }, code, clock());
    if (!isTaken) throw new AppError('validation', { fields: { code: { key: 'wrongCode' } } });
    const isOn = twoFactor.confirmed_at !== null;
    if (!isOn) {
      await confirmSecret(tx, user.id, clock());
      await deleteSessionsOf(tx, user.id, sessionId);
    }
    const event = isOn ? 'recoveryCodesRenewed' : 'secondFactorOn';
    await noticeSecurity(tx, services, { event, email: user.email, ...from });
    const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
    await replaceRecoveryCodes(tx, user.id, codes.map(hashToken));
    noteOwnDeed('second_factor', user);
    return codes;
  });
}

/** Turns it off, which takes the password: the session may be one that was left open. */
export async function endTwoFactor(
  services: NoticeContext & Pick<Services, 'db' | 'loginThrottle'>,
  session: Session,
  { password, address, ...from }: CalledFrom & { password: string; address: string },
): Promise<void> {
  const { db, loginThrottle } = services;
  const { user } = session;
  await asTry(user.email, { throttle: loginThrottle, address }, () =>
    requirePassword(db, user.id, { field: 'password', password }, address),
  );
  await transact(db, async tx => {
    // A change of the password, which ends sessions, may have come between.
    if (!(await hasSession(tx, session.id))) throw unauthorized();
    if (!(await deleteTwoFactor(tx, user.id))) return;
    noteOwnDeed('second_factor', user);
    await noticeSecurity(tx, services, { event: 'secondFactorOff', email: user.email, ...from });
  });
}
