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

export function isOver({ finished_at }: Days, today: Day): boolean {
  return finished_at < today;
}
