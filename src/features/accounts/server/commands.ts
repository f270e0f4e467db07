import { transact } from '#server/audit/audit-trail.ts';
import type { Services } from '#server/services.ts';
import { type AccountSet, type SetAccount, setAdministrator } from './actions.ts';
import { recordCommand } from './audited-accounts.ts';
import { findUserByEmail } from './queries.ts';
import { type NoticeContext, noticeSecurity } from './security-notices.ts';
import { deleteTwoFactor } from './two-factor/two-factor-queries.ts';

type CommandServices = NoticeContext & Pick<Services, 'db'>;

/** Where a notice says which device it was. */
const fromServer = { device: { bs: 'naredba na serveru', en: 'a command on the server' } };

/** Adds an administrator, or sets the password of an account, whose owner is told. */
export function setAccountByCommand(
  services: CommandServices,
  account: SetAccount,
): Promise<AccountSet['outcome']> {
  const now = services.clock();
  return setAdministrator(services.db, account, now, async (tx, { outcome, user, changed }) => {
    if (changed.length > 0) await recordCommand(tx, user, { action: 'account', changed }, now);
    if (outcome === 'added') return;
    await recordCommand(tx, user, { action: 'password' }, now);
    await noticeSecurity(tx, services, { event: 'passwordChanged', email: user.email, ...fromServer });
  });
}

/** Turns the second factor off for who has lost both the app and the recovery codes. */
export function removeTwoFactor(
  services: CommandServices,
  email: string,
): Promise<'removed' | 'none' | 'unknown'> {
  return transact(services.db, async tx => {
    const user = await findUserByEmail(tx, email);
    if (!user) return 'unknown';
    if (!(await deleteTwoFactor(tx, user.id))) return 'none';
    await recordCommand(tx, user, { action: 'second_factor' }, services.clock());
    await noticeSecurity(tx, services, { event: 'secondFactorOff', email: user.email, ...fromServer });
    return 'removed';
  });
}
