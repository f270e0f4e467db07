import { type Day, formatDay } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';

type Days = { started_at: Day; finished_at: Day };

/**
 * The only day, or the first and last one: `21.11.2026 – 23.11.2026`, in English `21–23 November 2026`.
 * Breaks only after the dash.
 */
export function formatDays({ started_at, finished_at }: Days, language: Language): string {
  const whole = (day: Day) => formatDay(day, language).replaceAll(' ', '\u00a0');
  const last = whole(finished_at);
  if (started_at === finished_at) return last;
  const first = whole(started_at);
  const isSame = (span: 'YYYY' | 'YYYY-MM') =>
    started_at.slice(0, span.length) === finished_at.slice(0, span.length);
  if (language === 'bs' || !isSame('YYYY')) return `${first}\u00a0– ${last}`;
  if (isSame('YYYY-MM')) return `${Number(started_at.slice(8))}–${last}`;
  return `${first.slice(0, first.lastIndexOf('\u00a0'))}\u00a0– ${last}`;
}

/** The same where there is little room: `26.–27.02.2027`, `26.02.–01.03.2027`. */
export function formatSpan(days: Days, language: Language): string {
  const { started_at, finished_at } = days;
  const isSame = (length: number) => started_at.slice(0, length) === finished_at.slice(0, length);
  if (language !== 'bs' || started_at === finished_at || !isSame(4)) return formatDays(days, language);
  const first = formatDay(started_at, language);
  return `${first.slice(0, isSame(7) ? 3 : 6)}–${formatDay(finished_at, language)}`;
}

/** How an event stands to a day. */
export const eventTimes = ['running', 'upcoming', 'past'] as const;
export type EventTime = (typeof eventTimes)[number];

export function timeOf(days: Days, today: Day): EventTime {
  if (isOver(days, today)) return 'past';
  return days.started_at > today ? 'upcoming' : 'running';
}

export function isOver({ finished_at }: Days, today: Day): boolean {
  return finished_at < today;
}
