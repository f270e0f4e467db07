import type { Language } from '#shared/language.ts';
import { path } from '#shared/paths.ts';
import type { EventKind } from './kinds.ts';

export const eventPaths = {
  workshop: { list: path('/radionice'), item: path('/radionica/:id') },
  symposium: { list: path('/simpozij'), item: path('/simpozij/:id') },
  congress: { list: path('/kongres'), item: path('/kongres/:id') },
};

/** Other forms of the addresses of workshops: the one place for the other. */
export const workshopAliases = { list: ['/radionica'], item: ['/radionice/:id'] };

/** A congress has no screen of its own in the panel: it is viewed as visitors see it. */
export const eventAdminPaths = {
  workshop: { list: path('/admin/radionice'), item: path('/admin/radionice/:id') },
  symposium: { list: path('/admin/simpozij'), item: path('/admin/simpozij/:id') },
  congress: { list: path('/admin/kongres') },
};

/** The page of an event. */
export function eventPath({ kind, id }: { kind: EventKind; id: number }): string {
  return eventPaths[kind].item.href({ id });
}

/** One event as a calendar file. */
export const eventCalendarPath = path('/kalendar/:id.ics');

/** The coming events of a language as a calendar. */
export const calendarPath = (language: Language) => `/kalendar-${language}.ics`;
