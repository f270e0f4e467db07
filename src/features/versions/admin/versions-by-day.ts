import { formatDay } from '#shared/dates.ts';
import { wallClock } from '#shared/instants.ts';
import type { VersionEntry } from '../contract.ts';

/** What one person saved on one day, the newest first. */
export type DayOfWork = { day: string; email: string | undefined; versions: VersionEntry[] };

/** Groups versions, which come the newest first; the days are those of a time zone. */
export function versionsByDay(versions: readonly VersionEntry[], timeZone: string): DayOfWork[] {
  const days: DayOfWork[] = [];
  for (const version of versions) {
    const day = formatDay(wallClock(timeZone, new Date(version.at)).slice(0, 10), 'bs');
    const last = days.at(-1);
    if (last?.day === day && last.email === version.by?.email) last.versions.push(version);
    else days.push({ day, email: version.by?.email, versions: [version] });
  }
  return days;
}
