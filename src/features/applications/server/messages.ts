import { eventFacts } from '#features/events/server/keeper.ts';
import { type MailContext, queueMail } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import { eventCalendar } from '#server/feeds/calendar.ts';
import type { Services } from '#server/services.ts';
import { formatDay } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import { applicantPath } from '../paths.ts';
import type { ApplicationStatus } from '../status.ts';
import { applicationDecided, applicationReceived, placeFree } from './mail-templates.ts';
import { positionOf } from './queries.ts';
import type { ApplicationRow } from './tables.ts';

/** What of an application messages are written from. */
type Recipient = Pick<
  ApplicationRow,
  'id' | 'event_id' | 'first_name' | 'last_name' | 'email' | 'lang' | 'status'
>;

const sentences: Readonly<Record<Language, Readonly<Record<ApplicationStatus, string>>>> = {
  bs: {
    received: 'O prijavi još nije odlučeno; javit ćemo vam.',
    accepted: 'Vaša prijava je prihvaćena.',
    waiting: 'Mjesta su popunjena; na listi čekanja ste {{position}}. po redu.',
    declined: 'Nažalost, vašu prijavu nismo mogli prihvatiti.',
    withdrawn: 'Vaša prijava je povučena.',
  },
  en: {
    received: 'Nothing has been decided yet; we will let you know.',
    accepted: 'You have a place.',
    waiting: 'All places are taken; you are number {{position}} on the waiting list.',
    declined: 'Unfortunately we could not accept your application.',
    withdrawn: 'Your application has been withdrawn.',
  },
};

/** Tells applicants that their application came, with the link to their page and the event for their calendar. */
export async function tellReceived(
  tx: Tx,
  services: MailContext & Pick<Services, 'timeZone' | 'visibleTo'>,
  recipient: Recipient,
  token: string,
): Promise<void> {
  const { publicUrl } = services.mail;
  const { event, ...message } = await messageTo(tx, recipient);
  const content = await eventCalendar({ ...services, db: tx }, event.id, publicUrl);
  await queueMail(tx, services, {
    ...message,
    template: applicationReceived,
    values: { ...message.values, link: publicUrl + applicantPath.href({ token }) },
    ...(content && {
      attachment: { name: 'event.ics', contentType: 'text/calendar; charset=utf-8', content },
    }),
  });
}

export async function tellDecision(
  tx: Tx,
  services: MailContext,
  recipient: Recipient,
  text: string,
): Promise<void> {
  const { event: _, ...message } = await messageTo(tx, recipient);
  const values = { ...message.values, message: text };
  await queueMail(tx, services, { ...message, template: applicationDecided, values });
}

export async function tellFreePlace(tx: Tx, services: MailContext, recipient: Recipient): Promise<void> {
  const { event: _, ...message } = await messageTo(tx, { ...recipient, status: 'accepted' });
  await queueMail(tx, services, { ...message, template: placeFree });
}

async function messageTo(tx: Tx, recipient: Recipient) {
  const { id, first_name, last_name, email, lang, status } = recipient;
  const event = await eventFacts(tx, recipient.event_id, lang);
  const position = status === 'waiting' ? await positionOf(tx, id) : 0;
  const days = [...new Set([event.started_at, event.finished_at])].map(day => formatDay(day, lang));
  return {
    event,
    to: email,
    lang,
    about: { type: 'application', id },
    values: {
      name: `${first_name} ${last_name}`,
      event: event.title,
      days: days.join(' – '),
      status: sentences[lang][status].replace('{{position}}', String(position)),
    },
  };
}
