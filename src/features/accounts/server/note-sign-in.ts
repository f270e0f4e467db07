import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import type { User } from '../contract.ts';
import { type Browser, rememberBrowser } from './known-browsers.ts';
import { noticeSecurity } from './security-notices.ts';

/** Notes when an account was signed in to, and tells its owner of a browser that is new. */
export async function noteSignIn(
  tx: Tx,
  services: MailContext & Pick<Services, 'timeZone'>,
  { id, email }: User,
  { browser, lang }: { browser: Browser; lang: Language },
): Promise<void> {
  const now = services.clock();
  await tx.updateTable('users').set({ last_login_at: now.toISOString() }).where('id', '=', id).execute();
  const isNew = await rememberBrowser(tx, id, browser, now);
  if (isNew) await noticeSecurity(tx, services, { event: 'newBrowser', email, device: browser.device, lang });
}
