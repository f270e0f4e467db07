import type { AuditEntry } from '../contract.ts';

/** What was done to several at once is shown once. */
export type ShownEntry = AuditEntry & { count: number };

export type DayOfEntries = { day: string; entries: ShownEntry[] };

/** Groups entries, which come the newest first, by what `dayOf` says of their instants. */
export function entriesByDay(
  entries: readonly AuditEntry[],
  dayOf: (instant: string) => string,
): DayOfEntries[] {
  const days: DayOfEntries[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
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
