import type { Language } from '#shared/language.ts';
import { path } from '#shared/paths.ts';
import type { EventKind } from './kinds.ts';

export const eventPaths = {
  workshop: { list: path('/radionice'), item: path('/radionica/:id') },
  symposium: { list: path('/simpozij'), item: path('/simpozij/:id') },
  congress: { list: path('/kongres'), item: path('/kongres/:id') },
};

export const allEventsPath = path('/dogadjaji');

/** Other addresses of workshops, which are redirected. */
export const workshopAliases = { list: ['/radionica'], item: ['/radionice/:id'] };

/** The admin has no screen for a congress; it is viewed on its public page. */
export const eventAdminPaths = {
  workshop: { list: path('/admin/radionice'), item: path('/admin/radionice/:id') },
  symposium: { list: path('/admin/simpozij'), item: path('/admin/simpozij/:id') },
  congress: { list: path('/admin/kongres') },
};

export function eventPath({ kind, id }: { kind: EventKind; id: number }): string {
  return eventPaths[kind].item.href({ id });
}

export const eventCalendarPath = path('/kalendar/:id.ics');

/** The coming events of a language as a calendar. */
export const calendarPath = (language: Language) => `/kalendar-${language}.ics`;

/** Events per page (docs/product.md#constants). */
export const workshopsPerPage = 5;
export const symposiaPerPage = 6;
export const congressesPerPage = 6;
/** Of all kinds together. */
export const eventsPerPage = 12;
export const eventsOnHomePage = 3;
