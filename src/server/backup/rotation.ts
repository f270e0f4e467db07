import { type Day, startOfWeek } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';

/** How many days and weeks back there is a daily backup; of a day or week its last one. */
const daysKept = 7;
const weeksKept = 4;

/** A moment as part of a file's name, in UTC: `2026-11-21T02-00-00Z`. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export function dailyName(at: Date): string {
  return `daily-${stampOf(at)}.tar`;
}

/** When a daily backup of this name was begun; undefined for every other file. */
export function parseDailyName(name: string): Date | undefined {
  const [, day, hour, minute, second] =
    /^daily-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/**
 * Which of these files have had their time: daily backups that are neither the last of one of the last seven days
 * that have any, nor of one of the last four such weeks. Those of the future, made before the clock was set back,
 * neither go nor count.
 */
export function outdated(names: readonly string[], now: Date, timeZone: string): string[] {
  const made = names
    .flatMap(name => {
      const at = parseDailyName(name);
      return at && at <= now ? [{ name, day: dayIn(timeZone, at), at: at.getTime() }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const kept = new Set([
    ...lastOf(made, day => day).slice(0, daysKept),
    ...lastOf(made, startOfWeek).slice(0, weeksKept),
  ]);
  return made.map(({ name }) => name).filter(name => !kept.has(name));
}

/** The first name of each group, in the order in which they come. */
function lastOf(made: readonly { name: string; day: Day }[], groupOf: (day: Day) => string): string[] {
  const groups = new Map<string, string>();
  for (const { name, day } of made) {
    const group = groupOf(day);
    if (!groups.has(group)) groups.set(group, name);
  }
  return [...groups.values()];
}
