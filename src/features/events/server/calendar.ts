import type { Selectable } from 'kysely';
import type { ContentTables } from '#features/content/server/tables.ts';
import { publicItems } from '#features/content/server/visibility/visibility.ts';
import type { Services } from '#server/services.ts';
import { addDays } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { eventPath } from '../paths.ts';
import { timeZoneLines } from './time-zone.ts';

type CalendarEvent = Pick<
  Selectable<ContentTables['events']>,
  | 'id'
  | 'lang'
  | 'kind'
  | 'title'
  | 'description'
  | 'location'
  | 'venue'
  | 'started_at'
  | 'finished_at'
  | 'time'
  | 'cancelled'
  | 'version'
  | 'updated_at'
>;

type Source = Pick<Services, 'db' | 'site' | 'visibleTo' | 'timeZone'>;

function events(source: Source) {
  return publicItems(source, 'events')
    .select(['id', 'kind', 'title', 'description', 'location', 'venue', 'started_at', 'finished_at', 'time'])
    .select(['lang', 'cancelled', 'version', 'updated_at']);
}

/** An event as a calendar file; undefined if there is none. */
export async function eventCalendar(
  source: Source,
  id: number,
  publicUrl: string,
): Promise<string | undefined> {
  const event = await events(source).where('id', '=', id).executeTakeFirst();
  return event && (await calendar(source, event.lang, [event], publicUrl));
}

/** The events of a language that are not over, for calendar subscriptions. */
export async function eventsCalendar(
  source: Source,
  language: Language,
  today: string,
  publicUrl: string,
): Promise<string> {
  const coming = await events(source)
    .where('lang', '=', language)
    .where('finished_at', '>=', today)
    .orderBy('started_at')
    .orderBy('id')
    .limit(500)
    .execute();
  return calendar(source, language, coming, publicUrl);
}

/** iCalendar (RFC 5545). */
async function calendar(
  { db, site, timeZone }: Source,
  language: Language,
  entries: readonly CalendarEvent[],
  publicUrl: string,
): Promise<string> {
  const name = escapeText((await site.read(db))[language].short_name);
  const years = new Set(
    entries.filter(beginsOnTheClock).map(({ started_at }) => Number(started_at.slice(0, 4))),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//association-site//BS`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${name}`,
    ...timeZoneLines(timeZone, years),
    ...entries.flatMap(entry => eventLines(entry, timeZone, publicUrl)),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${fold(line)}\r\n`).join('');
}

/**
 * Whether an entry has a time of day. The end of an event is unknown, so such an entry has no end. Events of
 * several days are whole-day entries, because the hours of the later days are unknown.
 */
function beginsOnTheClock({ started_at, finished_at, time }: CalendarEvent): boolean {
  return time !== '' && started_at === finished_at;
}

function spanLines(event: CalendarEvent, timeZone: string): string[] {
  const day = event.started_at.replaceAll('-', '');
  if (beginsOnTheClock(event)) {
    return [`DTSTART;TZID=${timeZone}:${day}T${event.time?.replace(':', '')}00`];
  }
  return [
    `DTSTART;VALUE=DATE:${day}`,
    // The end is exclusive, so it is the day after the last one.
    `DTEND;VALUE=DATE:${addDays(event.finished_at, 1).replaceAll('-', '')}`,
  ];
}

function eventLines(event: CalendarEvent, timeZone: string, publicUrl: string): string[] {
  const { id, title, description, location, venue, time, cancelled, version, updated_at } = event;
  const url = publicUrl + addressIn({ lang: event.lang, path: eventPath(event) });
  const place = [venue, location].filter(Boolean).join(', ');
  const begins = time && `${time}\n`;
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${updated_at.replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${version - 1}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...spanLines(event, timeZone),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(`${begins}${description}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, match => `\\${match}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds lines at 75 bytes with a leading space, never within a character. */
function fold(line: string): string {
  let folded = '';
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > 75) {
      folded += '\r\n ';
      size = 1;
    }
    folded += character;
    size += bytes;
  }
  return folded;
}
