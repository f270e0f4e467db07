import { type Day, formatDay } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';

type Days = { started_at: Day; finished_at: Day };

/** The event's only day, or its first and last: `21.11.2026 – 23.11.2026`. A line ends after the dash at most. */
export function formatDays({ started_at, finished_at }: Days, language: Language): string {
  const whole = (day: Day) => formatDay(day, language).replaceAll(' ', '\u00a0');
  const first = whole(started_at);
  return started_at === finished_at ? first : `${first}\u00a0– ${whole(finished_at)}`;
}

/** Whether the event's last day is behind us. */
export function isOver({ finished_at }: Days, today: Day): boolean {
  return finished_at < today;
}
