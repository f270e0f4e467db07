import { type MailContext, queueMail } from '#features/mail/server/queue-mail.ts';
import { transact } from '#server/audit/audit-trail.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Role } from '#shared/api/access.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import type { Account } from '../contract.ts';
import { accountOf, accountRows, hasActiveAdministrator } from './accounts.ts';
import { noteAccount } from './audited-accounts.ts';
import { invitation, roleTexts } from './mail-templates.ts';
import { createUserLink, deleteUserLinksOf } from './passwords/user-links.ts';
import { deleteSessionsOf, findUserByEmail, insertUser } from './queries.ts';

type InvitedAccount = Account & { link: string };

/** Adds an account without a password, and sends the link by which its owner sets one. */
export async function inviteAccount(
  tx: Tx,
  context: MailContext,
  { email, role, lang }: { email: string; role: Role; lang: Language },
): Promise<InvitedAccount> {
  if (await findUserByEmail(tx, email)) throw new AppError('account_exists');
  const user = await insertUser(tx, email, '', context.clock(), role);
  return sendInvitation(tx, context, { ...user, lang });
}

/** Invites once more; throws `account_active` if the invitation was accepted. */
export function renewInvitation(
  db: Db,
  context: MailContext,
  { id, lang }: { id: number; lang: Language },
): Promise<InvitedAccount> {
  return transact(db, async tx => {
    const account = await getAccount(tx, context, id);
    if (!account.invited || account.disabled) throw new AppError('account_active');
    await deleteUserLinksOf(tx, id);
    return sendInvitation(tx, context, { ...account, lang });
  });
}

async function sendInvitation(
  tx: Tx,
  context: MailContext,
  { id, email, lang }: { id: number; email: string; lang: Language },
): Promise<InvitedAccount> {
  const link = await createUserLink(tx, context, { userId: id, purpose: 'invitation' });
  const account = await getAccount(tx, context, id);
  await queueMail<'role' | 'link', 'link'>(tx, context, {
    template: invitation,
    to: email,
    lang,
    values: { role: roleTexts[lang][account.role] },
    secrets: { link },
    about: null,
  });
  noteAccount(account, ['email', 'role']);
  return { ...account, link };
}

/** Changes a role, or disables an account, whose sessions and links end at once. */
export function updateAccount(
  db: Db,
  context: MailContext,
  id: number,
  { role, disabled }: { role?: Role | undefined; disabled?: boolean | undefined },
): Promise<Account> {
  return transact(db, async tx => {
    const before = await getAccount(tx, context, id);
    const isDisabled = disabled ?? before.disabled;
    if (role !== undefined) await tx.updateTable('users').set({ role }).where('id', '=', id).execute();
    if (isDisabled !== before.disabled) {
      const disabled_at = isDisabled ? context.clock().toISOString() : null;
      await tx.updateTable('users').set({ disabled_at }).where('id', '=', id).execute();
      await deleteSessionsOf(tx, id);
      await deleteUserLinksOf(tx, id);
    }
    await keepAdministrator(tx);
    const after = await getAccount(tx, context, id);
    const changed = (['role', 'disabled'] as const).filter(name => after[name] !== before[name]);
    if (changed.length > 0) noteAccount(after, changed);
    return after;
  });
}

/** Removes an account with its sessions and links; what it did stays, by nobody. */
export function removeAccount(db: Db, context: MailContext, id: number): Promise<void> {
  return transact(db, async tx => {
    const account = await getAccount(tx, context, id);
    await tx.deleteFrom('users').where('id', '=', id).execute();
    await keepAdministrator(tx);
    noteAccount(account, []);
  });
}

/** Throws where nobody could manage accounts any more, so that the transaction is undone. */
async function keepAdministrator(tx: Tx): Promise<void> {
  if (!(await hasActiveAdministrator(tx))) throw new AppError('last_administrator');
}

async function getAccount(tx: Tx, { clock }: MailContext, id: number): Promise<Account> {
  const row = await accountRows(tx).where('users.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return accountOf(row, clock());
}
