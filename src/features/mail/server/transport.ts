import type { Services } from '#server/services.ts';
import type { Association } from '#shared/association.ts';
import { isMailAddress } from './mail-settings.ts';
import type { MailRow } from './queries.ts';
import type { MailAttachment } from './queue-mail.ts';
import { revealSecrets } from './render.ts';

/** In milliseconds. A server that accepts a message may look through it for long before it says so. */
export type Patience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
const usualPatience: Patience = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

type SmtpServer = { smtpUrl: string; publicUrl: string };

/** The server that takes messages. Its options can be changed in the query of `SMTP_URL`, as nodemailer names them. */
async function connect({ smtpUrl, publicUrl }: SmtpServer, patience: Patience) {
  // When it is needed: a site without a mail server starts faster.
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(smtpUrl);
  // What goes to this machine itself cannot be read on its way; its server mostly has a certificate of its own.
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return createTransport({
    url: smtpUrl,
    name: new URL(publicUrl).hostname,
    // A password never goes over the network in clear.
    requireTLS: username !== '' && !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  });
}

/** Signs in to the server without sending anything; throws why that is not possible. */
export async function verifyServer(server: SmtpServer, patience: Partial<Patience> = {}): Promise<void> {
  const transport = await connect(server, { ...usualPatience, ...patience });
  await transport.verify();
}

/** Hands one message of the association to the server; throws an error with the `responseCode` of its refusal, if it gave one. */
export async function sendMail(
  mail: Services['mail'] & SmtpServer,
  association: Association,
  row: MailRow,
  { signal, patience = {} }: { signal?: AbortSignal; patience?: Partial<Patience> } = {},
): Promise<void> {
  const { from, publicUrl } = mail;
  const { name, contact } = association;
  const secrets = new Map<string, string>(row.secrets ? Object.entries(JSON.parse(row.secrets)) : []);
  const attachment: MailAttachment | undefined = row.attachment ? JSON.parse(row.attachment) : undefined;
  const transport = await connect(mail, { ...usualPatience, ...patience });
  await transport.sendMail({
    ...revealSecrets(row, key => secrets.get(key)),
    subject: row.subject,
    // Addresses as objects are not parsed for further ones.
    from: { name: from.name ?? name, address: from.address },
    to: { name: '', address: row.to_address },
    ...(isMailAddress(contact.email) && { replyTo: { name, address: contact.email } }),
    envelope: { from: from.address, to: row.to_address },
    messageId: row.message_id,
    date: new Date(row.created_at),
    list: { id: { url: new URL(publicUrl).hostname, comment: name } },
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachment
      ? [{ filename: attachment.name, contentType: attachment.contentType, content: attachment.content }]
      : [],
    ...(signal && { signal }),
  });
}
