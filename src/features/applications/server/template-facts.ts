import { formatDays } from '#features/events/event-days.ts';
import { eventPath } from '#features/events/paths.ts';
import { type EventFacts, eventFacts } from '#features/events/server/keeper.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { Services } from '#server/services.ts';
import { formatDay } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import { type ApplicationRow, applicationRows } from './tables.ts';

/** What messages to applicants can name: of the applicant and of the event. */
export const facts = {
  name: 'text',
  event: 'text',
  days: 'text',
  time: 'text',
  location: 'text',
} as const;

/** Their values, in a language. */
export function factsOf(
  { first_name, last_name }: Pick<ApplicationRow, 'first_name' | 'last_name'>,
  event: EventFacts,
  lang: Language,
): Record<keyof typeof facts, string> {
  return {
    name: `${first_name} ${last_name}`,
    event: event.title,
    days: formatDays(event, lang),
    time: event.time,
    location: event.location,
  };
}

const invented = {
  bs: { event: 'Kvantitativni PCR', location: 'Sarajevo, Prirodno-matematički fakultet' },
  en: { event: 'Quantitative PCR', location: 'Sarajevo, Faculty of Science' },
};

/** Values for a preview, and the path of the event's page: of the newest application, or invented ones. */
export async function exampleFacts(services: Pick<Services, 'db' | 'visibleTo'>, lang: Language) {
  const newest = await livingRows(services.db, applicationRows)
    .select(['first_name', 'last_name', 'event_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest) {
    const event = await eventFacts(services, newest.event_id, lang);
    return { values: factsOf(newest, event, lang), path: eventPath(event) };
  }
  const days = formatDay('2026-12-11', lang);
  const values = { ...invented[lang], name: 'Amra Hodžić', days, time: '10:00' };
  return { values, path: eventPath({ kind: 'workshop', id: 1 }) };
}
