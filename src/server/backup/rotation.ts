import { type Day, startOfWeek } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { backupRetention } from '#shared/retention.ts';

/** An instant in UTC for file names: `2026-11-21T02-00-00Z`. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export function dailyName(at: Date): string {
  return `daily-${stampOf(at)}.tar`;
}

/** When a daily backup began, by its name; undefined for other files. */
export function parseDailyName(name: string): Date | undefined {
  const [, day, hour, minute, second] =
    /^daily-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/**
 * The names of the daily backups to delete. Kept are the last one of each of the last seven days, and of the
 * last four weeks, that have backups. Those from the future, made before the clock was set back, are kept and
 * not counted.
 */
export function outdated(names: readonly string[], now: Date, timeZone: string): string[] {
  const made = names
    .flatMap(name => {
      const at = parseDailyName(name);
      return at && at <= now ? [{ name, day: dayIn(timeZone, at), at: at.getTime() }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const kept = new Set([
    ...lastOf(made, day => day).slice(0, backupRetention.days),
    ...lastOf(made, startOfWeek).slice(0, backupRetention.weeks),
  ]);
  return made.map(({ name }) => name).filter(name => !kept.has(name));
}

/** The first name of each group, in order. */
function lastOf(made: readonly { name: string; day: Day }[], groupOf: (day: Day) => string): string[] {
  const groups = new Map<string, string>();
  for (const { name, day } of made) {
    const group = groupOf(day);
    if (!groups.has(group)) groups.set(group, name);
  }
  return [...groups.values()];
}
