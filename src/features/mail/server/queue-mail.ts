import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { searchText } from '#shared/text/search.ts';
import type { Sender } from './frame.ts';
import { isMailAddress } from './mail-settings.ts';
import type { MailTemplate, TemplateTexts } from './mail-template.ts';
import { insertMails } from './queries.ts';
import { type RenderedMail, renderMail } from './render.ts';
import { textsOf } from './template-texts.ts';

/** A file of a message; its content is text. */
export type MailAttachment = { name: string; contentType: string; content: string };

type QueuedMail<Name extends string, Secret extends Name> = {
  template: MailTemplate<Name>;
  /** Its texts in the language, where they were read before (`textsOf`). */
  texts?: TemplateTexts;
  /** One address. */
  to: string;
  lang: Language;
  values: Readonly<Record<Exclude<Name, Secret>, string>>;
  /** What only the recipient may read: it is not in what administrators see, and is forgotten once it is sent. */
  secrets?: Readonly<Record<Secret, string>>;
  /** What it tells of; null for what the site tells its own people. */
  about: { type: string; id: number } | null;
  attachment?: MailAttachment;
};

/** What messages are written with. */
export type MailContext = Pick<Services, 'clock' | 'mail' | 'site'>;

/**
 * Writes a message into the outbox, in the transaction of its cause. It is rendered here: a later change of the
 * template does not change what was promised. Never throws for want of mail: an address that cannot be one is told as
 * the reason why it failed.
 */
export async function queueMail<Name extends string, Secret extends Name = never>(
  tx: Tx,
  context: MailContext,
  message: QueuedMail<Name, Secret>,
): Promise<{ id: number }> {
  const [queued] = await queueMails(tx, context, [message]);
  return queued as { id: number };
}

/** The same for messages of one template. */
export async function queueMails<Name extends string, Secret extends Name = never>(
  tx: Tx,
  context: MailContext,
  messages: readonly QueuedMail<Name, Secret>[],
): Promise<{ id: number }[]> {
  const { clock, mail } = context;
  const compose = createComposer(tx, context);
  const now = clock().toISOString();
  const rows = [];
  for (const message of messages) {
    const { template, to, lang, secrets, about, attachment } = message;
    const { subject, text, html } = await compose(message);
    const isAddress = isMailAddress(to);
    // PostgreSQL stores no NUL, which what is no address may have.
    const address = to.replaceAll('\0', ' ');
    rows.push({
      template: template.name,
      to_address: address,
      subject,
      text,
      html,
      lang,
      about_type: about?.type ?? null,
      about_id: about?.id ?? null,
      attachment: attachment ? JSON.stringify(attachment) : null,
      secrets: secrets ? JSON.stringify(secrets) : null,
      message_id: `<${randomUUID()}@${new URL(mail.publicUrl).hostname}>`,
      search_text: searchText(address, subject),
      status: isAddress ? (mail.smtpUrl ? 'queued' : 'held') : 'failed',
      error: isAddress ? null : 'This is not an address that e-mail can be sent to.',
      created_at: now,
      next_attempt_at: now,
    } as const);
  }
  return insertMails(tx, rows);
}

/** Writes messages as they are now, in the words that their templates have. */
export function createComposer(db: Db, context: Pick<Services, 'mail' | 'site'>) {
  const known = new Map<string, Promise<TemplateTexts>>();
  return async <Name extends string, Secret extends Name = never>({
    template,
    texts,
    lang,
    values,
  }: Pick<QueuedMail<Name, Secret>, 'template' | 'texts' | 'lang' | 'values'>): Promise<RenderedMail> => {
    const read = () =>
      known.getOrInsertComputed(`${template.name} ${lang}`, () => textsOf(db, template, lang));
    const sender = await senderOf(db, context, lang);
    return renderMail({ template, texts: texts ?? (await read()), lang, values, sender });
  };
}

export async function senderOf(
  db: Db,
  { mail, site }: Pick<Services, 'mail' | 'site'>,
  lang: Language,
): Promise<Sender> {
  const { name, short_name } = (await site.read(db))[lang];
  return { name, shortName: short_name, website: mail.publicUrl };
}
