import { addDays, type Day, startOfWeek } from '#shared/dates.ts';

const weeksShown = 12;

/** The Mondays of the last weeks up to this one, earliest first. */
export function lastWeeks(today: Day): Day[] {
  const current = startOfWeek(today);
  return Array.from({ length: weeksShown }, (_, index) => addDays(current, (index + 1 - weeksShown) * 7));
}
