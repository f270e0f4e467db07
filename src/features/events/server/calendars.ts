import type { Feed } from '#server/feeds/feed.ts';
import { dayIn } from '#shared/instants.ts';
import { languages } from '#shared/language.ts';
import { calendarPath, eventCalendarPath } from '../paths.ts';
import { eventCalendar, eventsCalendar } from './calendar.ts';

const type = 'text/calendar; charset=utf-8';

/** The coming events of each language, and each event by itself. */
export const calendars: readonly Feed[] = [
  ...languages.map(
    (language): Feed => ({
      pattern: calendarPath(language),
      type,
      make: (services, publicUrl) =>
        eventsCalendar(services, language, dayIn(services.timeZone, services.clock()), publicUrl),
    }),
  ),
  {
    pattern: eventCalendarPath.pattern,
    type,
    make: (services, publicUrl, id) => eventCalendar(services, id, publicUrl),
  },
];
