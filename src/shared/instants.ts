import { type Day, formatDay } from './dates.ts';
import type { Language } from './language.ts';
import { readClock } from './read-clock.ts';

// A separate module, because public pages show days only.

/** An instant, ISO 8601 in UTC, and the calendar day that it is in the site's time zone. */
export type Moment = { now: string; today: Day };

export function momentOf({ clock, timeZone }: { clock: () => Date; timeZone: string }): Moment {
  const now = clock();
  return { now: now.toISOString(), today: dayIn(timeZone, now) };
}

/** The site's calendar day. */
export function todayOf({ clock, timeZone }: { clock: () => Date; timeZone: string }): Day {
  return dayIn(timeZone, clock());
}

/** The calendar day of an instant in a time zone such as `Europe/Sarajevo`. */
export function dayIn(timeZone: string, instant: Date): Day {
  return wallClock(timeZone, instant).slice(0, 10);
}

/** An instant in a time zone: `09.03.2025 08:00`, in English `9 March 2025 08:00`. */
export function formatInstant(instant: Date, timeZone: string, language: Language): string {
  const clock = wallClock(timeZone, instant);
  return `${formatDay(clock.slice(0, 10), language)} ${clock.slice(11, 16)}`;
}

/** A day without its year where there is little room: `09.03.`, in English `9 Mar`. */
export function formatShortDay(day: Day, language: Language): string {
  const written = formatDay(day, language);
  return language === 'bs' ? written.slice(0, 6) : written.replace(/^(\d+ \p{L}{3}).*$/u, '$1');
}

/** Nearly all callers ask for the present minute, a list once for each item. */
let latest = { timeZone: '', minute: Number.NaN, text: '' };

/** `YYYY-MM-DDTHH:mm` in a time zone. */
export function wallClock(timeZone: string, instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== latest.minute || timeZone !== latest.timeZone) {
    latest = { timeZone, minute, text: readClock(timeZone, instant) };
  }
  return latest.text;
}

export function startOfDay(day: Day, timeZone: string): Date {
  return instantAt(timeZone, day, '00:00');
}

/**
 * The instant of a time on a day in a time zone; undefined if the clocks skip it. Of a time that the clocks show
 * twice it is the second.
 */
export function instantOf(timeZone: string, day: Day, time: string): Date | undefined {
  const instant = instantAt(timeZone, day, time);
  return readClock(timeZone, instant) === `${day}T${time}` ? instant : undefined;
}

/** `2026-12-11T09:00:00+01:00`: a local time with its offset. */
export function withOffset(timeZone: string, day: Day, time: string): string {
  const offset = clockOffset(timeZone, instantAt(timeZone, day, time));
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map(part =>
    String(part).padStart(2, '0'),
  );
  return `${day}T${time}:00${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** The offset of a time zone from UTC at an instant, in minutes. */
export function clockOffset(timeZone: string, instant: Date): number {
  const whole = Math.floor(instant.getTime() / 60_000);
  return Date.parse(`${wallClock(timeZone, instant)}:00Z`) / 60_000 - whole;
}

function instantAt(timeZone: string, day: Day, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number) => clockOffset(timeZone, new Date(instant)) * 60_000;
  // The clocks may change between the first guess and the result, so the offset is taken twice.
  return new Date(shown - offsetAt(shown - offsetAt(shown)));
}
