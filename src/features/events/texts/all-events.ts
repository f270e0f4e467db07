import type { Language } from '#shared/language.ts';
import type { Translation } from '#shared/messages/translation.ts';

// Beside the messages, which every page loads.
const bs = {
  lead: 'Sve radionice, simpoziji i kongresi na jednom mjestu.',
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} događaja',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} događaja',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} događaja',
  loading: 'Učitavanje događaja…',
  errorTitle: 'Greška pri učitavanju događaja',
  empty: {
    title: 'Još nema događaja',
    text: 'Nove događaje objavit ćemo ovdje.',
  },
  filter: {
    label: 'Odabir događaja',
    kind: 'Vrsta',
    when: 'Vrijeme',
    place: 'Mjesto',
    any: { kind: 'Sve vrste', when: 'Bilo kada', place: 'Sva mjesta' },
    times: { running: 'U toku', upcoming: 'Predstojeći', past: 'Prošli' },
    show: 'Prikaži',
    clear: 'Svi događaji',
  },
};

const en = {
  lead: 'All workshops, symposiums and congresses in one place.',
  range_one: 'Showing {{from}}–{{to}} of {{count}} event',
  range_other: 'Showing {{from}}–{{to}} of {{count}} events',
  loading: 'Loading events…',
  errorTitle: 'Error loading events',
  empty: {
    title: 'No events yet',
    text: 'New events will be announced here.',
  },
  filter: {
    label: 'Choice of events',
    kind: 'Kind',
    when: 'Time',
    place: 'Place',
    any: { kind: 'All kinds', when: 'Any time', place: 'All places' },
    times: { running: 'Running', upcoming: 'Upcoming', past: 'Past' },
    show: 'Show',
    clear: 'All events',
  },
} satisfies Translation<typeof bs>;

/** The texts of the page of all events. */
export const allEventsTexts: Record<Language, typeof bs | typeof en> = { bs, en };
