import { eventCalendar } from '#features/events/server/calendar.ts';
import { type EventFacts, eventFacts } from '#features/events/server/keeper.ts';
import { createComposer, type MailContext, queueMail, queueMails } from '#features/mail/server/queue-mail.ts';
import type { RenderedMail } from '#features/mail/server/render.ts';
import { textsOf } from '#features/mail/server/template-texts.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { addressIn } from '#shared/page-versions.ts';
import { applicantPath } from '../paths.ts';
import type { ApplicantMessage } from '../schemas.ts';
import { statusSentence } from '../texts/status.ts';
import type { ReceivedFacts } from './for-applicants.ts';
import { applicationDecided, applicationMessage, applicationReceived, placeFree } from './mail-templates.ts';
import { positionOf } from './queries.ts';
import type { ApplicationRow } from './tables.ts';
import { factsOf } from './template-facts.ts';

/** What of an application messages are written from. */
export type Recipient = Pick<
  ApplicationRow,
  'id' | 'event_id' | 'first_name' | 'last_name' | 'email' | 'lang' | 'status' | 'waiting_number'
>;

/** What applicants are told of their event with. */
export type TellingContext = MailContext & Pick<Services, 'visibleTo'>;

/** The same with their event for the calendar. */
export type ReceivedContext = TellingContext & Pick<Services, 'timeZone'>;

/** Reads the facts of an event and the texts of the message, in a language. */
export async function readReceivedFacts(
  services: ReceivedContext & { db: Db },
  { event_id, lang }: Pick<Recipient, 'event_id' | 'lang'>,
): Promise<ReceivedFacts> {
  const event = await eventFacts(services, event_id, lang);
  const texts = await textsOf(services.db, applicationReceived, lang);
  return { event, texts, content: await eventCalendar(services, event.id, services.mail.publicUrl) };
}

/** Tells applicants that their application came, with the link to their page and the event for their calendar. */
export async function tellReceived(
  tx: Tx,
  services: ReceivedContext,
  recipient: Recipient,
  token: string,
): Promise<void> {
  const facts = await readReceivedFacts({ ...services, db: tx }, recipient);
  await queueReceived(tx, services, [{ facts, recipient, token, position: await positionIn(tx, recipient) }]);
}

type Received = { facts: ReceivedFacts; recipient: Recipient; token: string; position: number | null };

/** The same for several, where the facts were read before. */
export async function queueReceived(
  tx: Tx,
  services: MailContext,
  received: readonly Received[],
): Promise<void> {
  const messages = received.map(({ facts: { event, texts, content }, recipient, token, position }) => {
    const message = messageTo(recipient, event, position);
    const path = applicantPath.href({ token });
    const link = services.mail.publicUrl + addressIn({ lang: recipient.lang, path });
    return {
      ...message,
      template: applicationReceived,
      texts,
      values: { ...message.values, link },
      ...(content && {
        attachment: { name: 'event.ics', contentType: 'text/calendar; charset=utf-8', content },
      }),
    };
  });
  await queueMails(tx, services, messages);
}

/** Tells the applicants to one event; those who wait now stand behind each other. */
export async function tellDecisions(
  tx: Tx,
  services: TellingContext,
  recipients: readonly Recipient[],
  text: string,
): Promise<void> {
  await queueMails(tx, services, await decisionMessages({ ...services, db: tx }, recipients, text));
}

/** What `tellDecisions` would write to an applicant whose application gets the status. */
export async function previewDecision(
  services: Pick<Services, 'db' | 'mail' | 'site' | 'visibleTo'>,
  stored: ApplicationRow,
  { status, message }: { status: ApplicationRow['status']; message: string },
): Promise<RenderedMail> {
  const [decided] = await decisionMessages(services, [{ ...stored, status }], message);
  if (!decided) throw new AppError('not_found');
  return createComposer(services.db, services)(decided);
}

async function decisionMessages(
  reader: Pick<Services, 'visibleTo'> & { db: Db },
  recipients: readonly Recipient[],
  text: string,
) {
  const [first] = recipients;
  if (!first) return [];
  const position = await positionIn(reader.db, first);
  const events = {
    bs: await eventFacts(reader, first.event_id, 'bs'),
    en: await eventFacts(reader, first.event_id, 'en'),
  };
  return recipients.map((recipient, index) => {
    const message = messageTo(recipient, events[recipient.lang], position && position + index);
    return { ...message, template: applicationDecided, values: { ...message.values, message: text } };
  });
}

/** Writes an administrator's words to each by itself, once to each address; returns how many messages there are. */
export async function writeToApplicants(
  tx: Tx,
  services: MailContext,
  recipients: readonly ApplicationRow[],
  { subject, text }: Pick<ApplicantMessage, 'subject' | 'text'>,
): Promise<number> {
  const byAddress = new Map(recipients.map(row => [row.email_key, row]));
  const messages = [...byAddress.values()].map(({ id, email, lang }) => ({
    ...{ to: email, lang, about: { type: 'application', id } },
    template: applicationMessage,
    values: { subject, message: text },
  }));
  return (await queueMails(tx, services, messages)).length;
}

export async function tellFreePlace(tx: Tx, services: TellingContext, recipient: Recipient): Promise<void> {
  const event = await eventFacts({ ...services, db: tx }, recipient.event_id, recipient.lang);
  const message = messageTo({ ...recipient, status: 'accepted' }, event, null);
  await queueMail(tx, services, { ...message, template: placeFree });
}

async function positionIn(db: Db, recipient: Recipient): Promise<number | null> {
  return recipient.status === 'waiting' ? positionOf(db, recipient) : null;
}

function messageTo(recipient: Recipient, event: EventFacts, position: number | null) {
  const { id, email, lang, status } = recipient;
  return {
    to: email,
    lang,
    about: { type: 'application', id },
    values: { ...factsOf(recipient, event, lang), status: statusSentence({ status, position }, lang) },
  };
}
