import type { Language } from './language.ts';
import { englishMonths } from './messages/english-months.ts';

/** A calendar day, `YYYY-MM-DD`. Days are compared as strings, so that no time zone can shift them. */
export type Day = string;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function partsOf(day: Day): { year: string; month: string; dayOfMonth: string } {
  return { year: day.slice(0, 4), month: day.slice(5, 7), dayOfMonth: day.slice(8, 10) };
}

/** Whether the text is a day of the Gregorian calendar, from year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** An ISO 8601 instant with its offset as UTC with milliseconds, so that instants compare as texts. */
export function parseInstant(text: string): string | undefined {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;
  const date = form.test(text) && isDay(text.slice(0, 10)) ? new Date(text) : undefined;
  if (!date || Number.isNaN(date.getTime())) return undefined;
  const instant = date.toISOString();
  return instant.length === 24 ? instant : undefined;
}

export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day of a later month; of a month that has no such day the first one of the next. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(1);
  return date.toISOString().slice(0, 10);
}

/** The last day from which `addMonths` leads to `day` or an earlier one. */
export function subtractMonths(day: Day, count: number): Day {
  const first = addMonths(`${day.slice(0, 7)}-01`, -count);
  const last = addDays(addMonths(first, 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** 0 is Monday, 6 Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function startOfWeek(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** Whether the last day, or instant, is not before the first one. A missing one is in order. */
export function areInOrder(first: Day | undefined, last: Day | undefined): boolean {
  return first === undefined || last === undefined || first <= last;
}

/**
 * `09.03.2025` in Bosnian, `9 March 2025` in English. Not by Intl: Chromium has no Bosnian locale data and
 * Node's differ, which would break hydration.
 */
export function formatDay(day: Day, language: Language): string {
  const { year, month, dayOfMonth } = partsOf(day);
  if (language === 'bs') return `${dayOfMonth}.${month}.${year}`;
  return `${Number(dayOfMonth)} ${englishMonths[Number(month) - 1]} ${Number(year)}`;
}

/** The day written as `dd.MM.yyyy` or `d.M.yyyy`, with or without a final dot. */
export function parseDay(text: string): Day | undefined {
  const match = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?\s*$/.exec(text);
  if (!match) return undefined;
  const day = `${match[3]}-${twoDigits(Number(match[2]))}-${twoDigits(Number(match[1]))}`;
  return isDay(day) ? day : undefined;
}
