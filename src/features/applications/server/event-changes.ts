import { formatDays } from '#features/events/event-days.ts';
import { eventPath } from '#features/events/paths.ts';
import { eventTexts } from '#features/events/server/content.ts';
import { type EventFacts, eventFacts, keepersOf } from '#features/events/server/keeper.ts';
import { type MailContext, queueMails } from '#features/mail/server/queue-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ContentListener, ContentUpdate } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { fillPlaces } from './decisions.ts';
import { eventCancelled, eventChanged } from './event-templates.ts';
import type { TellingContext } from './messages.ts';
import { findRecipients } from './queries.ts';

/** Gives the places that a change of events made free, and tells applicants of an update that says so. */
export const followChangedEvents: ContentListener = async (tx, services, { table, ids, update }) => {
  if (table !== 'events') return;
  if (update?.form.notifyApplicants === true) await tellUpdate(tx, services, update);
  for (const keeper of await keepersOf(tx, ids)) await fillPlaces(tx, services, keeper);
};

/** The columns of what both events of a pair share and applicants have to know. */
const toldFacts = ['cancelled', 'started_at', 'finished_at', 'time'];

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

async function tellUpdate(tx: Tx, services: TellingContext, update: ContentUpdate): Promise<void> {
  const [keeper = update.id] = await keepersOf(tx, [update.id]);
  const reader = { ...services, db: tx };
  const events = { bs: await eventFacts(reader, keeper, 'bs'), en: await eventFacts(reader, keeper, 'en') };
  const { id, before, after } = update;
  const isShown = Object.values(events).some(event => event.id === id);
  const changed = [...toldFacts, ...(isShown ? eventTexts : [])].filter(
    column => before[column] !== after[column],
  );
  if (changed.length === 0) return;
  const written = {
    bs: writtenIn('bs', services, { event: events.bs, update, changed }),
    en: writtenIn('en', services, { event: events.en, update, changed }),
  };
  const template = changed.includes('cancelled') && after.cancelled ? eventCancelled : eventChanged;
  const messages = (await findRecipients(tx, keeper)).map(recipient => {
    const { id: application, first_name, last_name, email: to, lang } = recipient;
    const values = { ...written[lang], name: `${first_name} ${last_name}` };
    return { to, lang, about: { type: 'application', id: application }, template, values };
  });
  await queueMails(tx, services, messages);
}

type Change = { event: EventFacts; update: ContentUpdate; changed: readonly string[] };

/** The event and what was changed of it, in a language. */
function writtenIn(lang: Language, { mail }: MailContext, { event, update, changed }: Change) {
  const values = {
    event: event.title,
    days: formatDays(event, lang),
    time: event.time,
    location: changed.includes('location') ? newLocation(event, update) : event.location,
    link: mail.publicUrl + addressIn({ lang, path: eventPath(event) }),
  };
  const lines = [
    ...(changed.includes('cancelled') && !event.cancelled ? [words[lang].revived] : []),
    ...(changed.includes('started_at') || changed.includes('finished_at')
      ? [words[lang].days + values.days]
      : []),
    ...(changed.includes('time') ? [words[lang].time + values.time] : []),
    ...(changed.includes('location') ? [words[lang].location + values.location] : []),
  ];
  return { ...values, changes: lines.join('\n') || words[lang].texts };
}

/** An event's own place where it is newer than the one that the update replaced, else the one that the update names. */
function newLocation({ location }: EventFacts, { before, after }: ContentUpdate): string {
  const isNewer = before.is_outdated === 1 && location !== before.location;
  return isNewer ? location : String(after.location);
}
