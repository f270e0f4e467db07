import { formatDay, isDay, parseInstant, weekdayOf } from '#shared/dates.ts';
import { formatShortDay, instantOf, wallClock } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';

/** A day (`YYYY-MM-DD`) and a time (`HH:MM`), or what was typed instead. */
export type TypedMoment = { day: string; time: string };

export type MomentProblem = { field: keyof TypedMoment; problem: 'day' | 'time' | 'past' | 'skipped' };

/** The instant (ISO 8601) of a moment to come in a time zone, or why it can't be taken. */
export function readMoment({ day, time }: TypedMoment, timeZone: string, now: Date): string | MomentProblem {
  if (!isDay(day)) return { field: 'day', problem: 'day' };
  if (!/^\d{2}:\d{2}$/.test(time)) return { field: 'time', problem: 'time' };
  const instant = instantOf(timeZone, day, time);
  if (!instant) return { field: 'time', problem: 'skipped' };
  if (instant > now) return instant.toISOString();
  const isEarlierDay = day < wallClock(timeZone, now).slice(0, 10);
  return { field: isEarlierDay ? 'day' : 'time', problem: 'past' };
}

export function typedMoment(instant: string, timeZone: string): TypedMoment {
  const clock = wallClock(timeZone, new Date(instant));
  return { day: clock.slice(0, 10), time: clock.slice(11) };
}

/** A moment in a time zone as a form keeps it: an instant (ISO 8601), the empty text, or what else was typed. */
export function momentText({ day, time }: TypedMoment, timeZone: string): string {
  if (day === '' && time === '') return '';
  const isWhole = isDay(day) && /^\d{2}:\d{2}$/.test(time);
  return (isWhole && instantOf(timeZone, day, time)?.toISOString()) || `${day}|${time}`;
}

/** What was typed, of the text that `momentText` makes of it. */
export function momentIn(text: string, timeZone: string): TypedMoment {
  if (parseInstant(text)) return typedMoment(text, timeZone);
  const [day = '', time = ''] = text.split('|');
  return { day, time };
}

type Place = { timeZone: string; language: Language };

/** `ponedjeljak, 30.11.2026. u 08:00`, `Monday, 30 November 2026 at 08:00`; `weekdays` begin with Monday. */
export function describeMoment(
  instant: string,
  { timeZone, language }: Place,
  weekdays: readonly string[],
): string {
  const { day, time } = typedMoment(instant, timeZone);
  const written = `${weekdays[weekdayOf(day)]}, ${formatDay(day, language)}`;
  return language === 'bs' ? `${written}. u ${time}` : `${written} at ${time}`;
}

/** `30.11. 08:00`, `30 Nov 08:00`, with the year if it is not that of `today`. */
export function shortMoment(instant: string, { timeZone, language }: Place, today: string): string {
  const { day, time } = typedMoment(instant, timeZone);
  if (day.slice(0, 4) === today.slice(0, 4)) return `${formatShortDay(day, language)} ${time}`;
  return `${formatDay(day, language)}${language === 'bs' ? '.' : ''} ${time}`;
}
