import { parseDailyName } from '../backup/rotation.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

const hour = 60 * 60_000;
/** The same limit as on the admin's first screen. */
const oldAfter = 48 * hour;

/** Gets the names of the daily backups. */
export function checkBackups(names: readonly string[], now: Date): Finding {
  const times = names.flatMap(name => parseDailyName(name)?.getTime() ?? []);
  if (times.length === 0) {
    return hint(
      'There is no backup yet.',
      'A site that runs makes one within ten minutes of its start, then every night (docs/backup.md).',
    );
  }
  const age = now.getTime() - Math.max(...times);
  const what = `The last backup is ${Math.max(Math.round(age / hour), 0)} hours old.`;
  if (age <= oldAfter) return well(what);
  return wrong(what, "Is the site running, is there room on the disk? 'backup failed' in its log says more.");
}
