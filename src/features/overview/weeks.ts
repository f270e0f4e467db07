import { addDays, type Day, startOfWeek } from '#shared/dates.ts';

/** How far back the overview looks. */
const weeksShown = 12;

/** The Mondays of the last weeks, the earliest first; the last is that of today's week. */
export function lastWeeks(today: Day): Day[] {
  const current = startOfWeek(today);
  return Array.from({ length: weeksShown }, (_, index) => addDays(current, (index + 1 - weeksShown) * 7));
}
