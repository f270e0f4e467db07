import { addDays, type Day, isDay, parseDay, startOfWeek, weekdayOf } from '#shared/dates.ts';

export function endOfWeek(day: Day): Day {
  return addDays(day, 6 - weekdayOf(day));
}

export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** 31 January plus one month is the last day of February. */
export function addMonths(day: Day, count: number): Day {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = first.toISOString().slice(0, 7);
  const dayOfMonth = Math.min(Number(day.slice(8)), daysIn(first));
  return `${month}-${String(dayOfMonth).padStart(2, '0')}`;
}

function daysIn(firstOfMonth: Date): number {
  const last = new Date(firstOfMonth);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}

/** The whole weeks of the month of `day`, including days of its neighbours. */
export function weeksOfMonth(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const weeks: Day[][] = [];
  let monday = startOfWeek(first);
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
    monday = addDays(monday, 7);
  } while (isSameMonth(monday, first));
  return weeks;
}

/** The day to which a key moves in the grid (the APG's date grid). */
export function dayAfterKey(day: Day, key: string, isShift: boolean): Day | undefined {
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => startOfWeek(day),
    End: () => endOfWeek(day),
    PageUp: () => addMonths(day, isShift ? -12 : -1),
    PageDown: () => addMonths(day, isShift ? 12 : 1),
  };
  const moved = moves[key]?.();
  // The calendar ends with the years 1 and 9999.
  return moved === undefined || isDay(moved) ? moved : day;
}

/** A numeric keypad may have no dot, so `21,11,2026` and `21112026` are read too. */
export function readDay(text: string): Day | undefined {
  const dotted = text.replaceAll(',', '.').replace(/^\s*(\d{2})(\d{2})(\d{4})\s*$/, '$1.$2.$3');
  return parseDay(dotted);
}
