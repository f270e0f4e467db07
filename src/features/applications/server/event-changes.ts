import { formatDays } from '#features/events/event-days.ts';
import { eventPath } from '#features/events/paths.ts';
import { type EventFacts, eventFacts, eventRow, keepersOf } from '#features/events/server/keeper.ts';
import { type MailContext, queueMails } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ContentListener, ContentUpdate } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { fillPlaces } from './decisions.ts';
import { eventCancelled, eventChanged } from './event-templates.ts';
import { findRecipients } from './queries.ts';

/** Gives the places that a change of events made free, and tells applicants of an update that says so. */
export const followChangedEvents: ContentListener = async (tx, services, { table, ids, update }) => {
  if (table !== 'events') return;
  if (update?.form.notifyApplicants === true) await tellUpdate(tx, services, update);
  for (const keeper of await keepersOf(tx, ids)) await fillPlaces(tx, services, keeper);
};

const words = {
  bs: {
    days: 'Novi datum: ',
    time: 'Novo vrijeme: ',
    location: 'Novo mjesto: ',
    revived: 'Događaj se ipak održava.',
    texts: 'Izmijenjen je opis događaja.',
  },
  en: {
    days: 'New date: ',
    time: 'New time: ',
    location: 'New place: ',
    revived: 'The event takes place after all.',
    texts: 'The description of the event has been changed.',
  },
};

async function tellUpdate(tx: Tx, context: MailContext, { id, before }: ContentUpdate): Promise<void> {
  const after = await eventRow(tx, id);
  if (after.version === before.version) return;
  const [keeper = id] = await keepersOf(tx, [id]);
  const isCancelled = Boolean(after.cancelled) && !before.cancelled;
  const written = {
    bs: await writtenIn(tx, context, { keeper, before, after, lang: 'bs' }),
    en: await writtenIn(tx, context, { keeper, before, after, lang: 'en' }),
  };
  const messages = (await findRecipients(tx, keeper)).map(recipient => {
    const { id: application, first_name, last_name, email: to, lang } = recipient;
    const values = { ...written[lang], name: `${first_name} ${last_name}` };
    return { to, lang, about: { type: 'application', id: application }, values };
  });
  const template = isCancelled ? eventCancelled : eventChanged;
  await queueMails(
    tx,
    context,
    messages.map(message => ({ ...message, template })),
  );
}

type Change = { keeper: number; before: ContentUpdate['before']; after: EventFacts; lang: Language };

/** The event and what was changed of it, in a language. */
async function writtenIn(tx: Tx, { mail }: MailContext, { keeper, before, after, lang }: Change) {
  const event = await eventFacts(tx, keeper, lang);
  const values = {
    event: event.title,
    days: formatDays(event, lang),
    time: event.time,
    location: event.location,
    link: mail.publicUrl + eventPath(event),
  };
  const isChanged = (column: keyof EventFacts) => column in before && before[column] !== after[column];
  const lines = [
    ...(isChanged('cancelled') && !after.cancelled ? [words[lang].revived] : []),
    ...(isChanged('started_at') || isChanged('finished_at') ? [words[lang].days + values.days] : []),
    ...(isChanged('time') ? [words[lang].time + values.time] : []),
    ...(isChanged('location') ? [words[lang].location + values.location] : []),
  ];
  return { ...values, changes: lines.join('\n') || words[lang].texts };
}
