import { queueMail } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import { accountAdminPaths } from '../../paths.ts';
import { activeAdministrators } from '../accounts.ts';
import { recordPassword } from '../audited-accounts.ts';
import { invitationAccepted, passwordReset, roleTexts } from '../mail-templates.ts';
import { deleteSessionsOf, findUserToSignIn, updatePasswordHash } from '../queries.ts';
import { noticeSecurity } from '../security-notices.ts';
import { hashPassword } from './passwords.ts';
import { countUserLinks, createUserLink, deleteUserLinksOf, findUserLink } from './user-links.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Nobody's mailbox is filled by who asks again and again: the links that were sent still work. */
const liveLinks = 3;

/** Sends a link for a new password, if an account with the address can be signed in to. */
export function sendPasswordReset(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'site'>,
  { email, lang }: { email: string; lang: Language },
): Promise<void> {
  return services.db.transaction().execute(async tx => {
    const user = await findUserToSignIn(tx, email);
    if (!user) return;
    const link = { userId: user.id, purpose: 'reset' } as const;
    if ((await countUserLinks(tx, link, services.clock())) >= liveLinks) return;
    await queueMail<'link', 'link'>(tx, services, {
      template: passwordReset,
      to: user.email,
      lang,
      values: {},
      secrets: { link: await createUserLink(tx, services, link) },
      about: null,
    });
  });
}

type LinkServices = Pick<Services, 'db' | 'clock' | 'mail' | 'site' | 'timeZone' | 'passwordLength'>;
type LinkUser = NonNullable<Awaited<ReturnType<typeof findUserLink>>>;

/** Sets the password of whose link it is, and ends all sessions and links. Throws `link_ended`. */
export async function usePasswordLink(
  services: LinkServices,
  { token, password }: { token: string; password: string },
  caller: { address: string; device: string },
): Promise<void> {
  refuseWeakPassword('password', password, services.passwordLength);
  const { db, clock } = services;
  // Looked up before the hash is made, which costs much, and once more with it.
  if (!(await findUserLink(db, token, clock()))) throw new AppError('link_ended');
  const hash = await hashPassword(password, caller.address);
  await db.transaction().execute(async tx => {
    const user = await findUserLink(tx, token, clock());
    if (!user) throw new AppError('link_ended');
    await updatePasswordHash(tx, user.id, hash);
    await deleteUserLinksOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await recordPassword(tx, user, clock());
    await tellOfLink(tx, services, user, caller);
  });
}

/** The owner hears of a new password, the administrators of an invitation that was accepted. */
async function tellOfLink(
  tx: Tx,
  services: LinkServices,
  user: LinkUser,
  { device }: { device: string },
): Promise<void> {
  const { email, role, purpose } = user;
  if (purpose === 'reset') {
    await noticeSecurity(tx, services, { event: 'passwordChanged', email, device });
    return;
  }
  const others = await activeAdministrators(tx).where('id', '!=', user.id).execute();
  for (const { email: to, language: lang } of others)
    await queueMail(tx, services, {
      template: invitationAccepted,
      to,
      lang,
      values: {
        email,
        role: roleTexts[lang][role],
        link: services.mail.publicUrl + accountAdminPaths.list.href(),
      },
      about: null,
    });
}
