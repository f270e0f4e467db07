import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { User } from '../../contract.ts';
import { noticeSecurity } from '../security-notices.ts';
import type { SecondFactor } from '../two-factor/two-factor-check.ts';
import { type Browser, rememberBrowser } from './known-browsers.ts';

/** Notes when an account was signed in to, and tells its owner of a new browser and of a recovery code. */
export async function noteSignIn(
  tx: Tx,
  services: MailContext & Pick<Services, 'timeZone'>,
  { id, email }: User,
  { browser, secondFactor }: { browser: Browser; secondFactor: SecondFactor | undefined },
): Promise<void> {
  const now = services.clock();
  await tx.updateTable('users').set({ last_login_at: now.toISOString() }).where('id', '=', id).execute();
  const isNew = await rememberBrowser(tx, id, browser, now);
  const told = { email, device: browser.device };
  if (isNew) await noticeSecurity(tx, services, { event: 'newBrowser', ...told });
  if (secondFactor === 'recovery') await noticeSecurity(tx, services, { event: 'recoveryCodeUsed', ...told });
}
