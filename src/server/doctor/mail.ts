import { verifyServer } from '#features/mail/server/transport.ts';
import type { Settings } from '../settings.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

/** In milliseconds. */
const wait = 10_000;
const patience = { connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait };

/** Signs in to the server that takes e-mail, without sending any. */
export async function checkMail({ mail, publicUrl }: Settings): Promise<Finding[]> {
  const { smtpUrl, from } = mail;
  if (!smtpUrl) {
    const advice =
      'Set SMTP_URL and MAIL_FROM (README.md#settings); what was kept can be sent then from the panel.';
    return [hint('SMTP_URL is not set: e-mails are kept in the panel, and none is sent.', advice)];
  }
  const { host } = new URL(smtpUrl);
  try {
    await verifyServer({ smtpUrl, publicUrl }, patience);
  } catch (error) {
    return [
      wrong(
        `The e-mail server ${host} cannot be used: ${error instanceof Error ? error.message : error}`,
        'Check SMTP_URL: the name, the port (587 with smtp://, 465 with smtps://), the user and the password, and that the firewall lets it out.',
      ),
    ];
  }
  return [well(`The e-mail server ${host} takes messages from ${from.address}.`)];
}
