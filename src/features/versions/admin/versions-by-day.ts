import type { VersionEntry } from '../contract.ts';

/** What one person saved on one day, the newest first. */
export type DayOfWork = { day: string; email: string | undefined; versions: VersionEntry[] };

/** Groups versions, which come the newest first, by what `dayOf` says of their instants. */
export function versionsByDay(
  versions: readonly VersionEntry[],
  dayOf: (instant: string) => string,
): DayOfWork[] {
  const days: DayOfWork[] = [];
  for (const version of versions) {
    const day = dayOf(version.at);
    const last = days.at(-1);
    if (last?.day === day && last.email === version.by?.email) last.versions.push(version);
    else days.push({ day, email: version.by?.email, versions: [version] });
  }
  return days;
}
