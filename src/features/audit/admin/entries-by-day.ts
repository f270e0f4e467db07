import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { AuditEntry } from '../contract.ts';

/** What was done to several at once is shown once. */
export type ShownEntry = AuditEntry & { count: number };

export type DayOfEntries = { day: string; entries: ShownEntry[] };

/** Groups entries, which come the newest first, by the days of a time zone. */
export function entriesByDay(entries: readonly AuditEntry[], timeZone: string): DayOfEntries[] {
  const days: DayOfEntries[] = [];
  for (const entry of entries) {
    const day = formatDay(dayIn(timeZone, new Date(entry.at)), 'bs');
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, entries: [] };
      days.push(last);
    }
    const before = last.entries.at(-1);
    if (before && keyOf(before) === keyOf(entry)) before.count += 1;
    else last.entries.push({ ...entry, count: 1 });
  }
  return days;
}

/** Of one moment and one kind. Items are different only where their titles are. */
function keyOf({ at, who, action, type, title, changed }: AuditEntry): string {
  return JSON.stringify([at, who?.id, action, type, title, changed]);
}
