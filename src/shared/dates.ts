import type { Language } from './language.ts';

/** A calendar day, `YYYY-MM-DD`. Days are compared as strings: no time zone can shift them. */
export type Day = string;

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function partsOf(day: Day): { year: string; month: string; dayOfMonth: string } {
  return { year: day.slice(0, 4), month: day.slice(5, 7), dayOfMonth: day.slice(8, 10) };
}

/** Whether the text is a day of the Gregorian calendar, `YYYY-MM-DD`, from year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The calendar day of an instant in a time zone such as `Europe/Sarajevo`. */
export function dayIn(timeZone: string, instant: Date): Day {
  return wallClock(timeZone, instant).slice(0, 10);
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (instant: number) => Date.parse(`${wallClock(timeZone, new Date(instant))}:00Z`) - instant;
  // Between the first guess and the answer the clocks may change: what counts is the offset at the answer.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

/** `day` moved by a number of days, back when negative. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Weeks start on Monday: 0 is Monday, 6 Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function startOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** Whether the last day is not before the first one; a day that is not given is in order. */
export function areInOrder(first: Day | undefined, last: Day | undefined): boolean {
  return first === undefined || last === undefined || first <= last;
}

/**
 * One date format per language: `09.03.2025` in Bosnian, `9 March 2025` in English. Our own, since Chromium
 * has no Bosnian locale data and Node's differ from it, which would break hydration.
 */
export function formatDay(day: Day, language: Language): string {
  const { year, month, dayOfMonth } = partsOf(day);
  if (language === 'bs') return `${dayOfMonth}.${month}.${year}`;
  return `${Number(dayOfMonth)} ${englishMonths[Number(month) - 1]} ${Number(year)}`;
}

/** An instant as `dd.MM.yyyy HH:mm` on the wall clock of a time zone. */
export function formatInstant(instant: Date, timeZone: string): string {
  const clock = wallClock(timeZone, instant);
  return `${formatDay(clock.slice(0, 10), 'bs')} ${clock.slice(11, 16)}`;
}

/** The day written as `dd.MM.yyyy`, `d.M.yyyy` (a final dot allowed); undefined when it is none. */
export function parseDay(text: string): Day | undefined {
  const match = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?\s*$/.exec(text);
  if (!match) return undefined;
  const day = `${match[3]}-${twoDigits(Number(match[2]))}-${twoDigits(Number(match[1]))}`;
  return isDay(day) ? day : undefined;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for a time zone: that takes far longer than to read it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** `YYYY-MM-DDTHH:mm` as a clock on the wall of the time zone shows it. */
export function wallClock(timeZone: string, instant: Date): string {
  // Every engine formats by parts with numeric fields alike; the joined text differs between engines.
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}
