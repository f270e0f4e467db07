import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '#shared/dates.ts';
import { dayIn, startOfDay } from '#shared/instants.ts';
import type { Leases } from '../leases/leases.ts';
import type { Log } from '../logging/log.ts';
import type { FileStore } from '../storage/file-store.ts';
import { dailyName, outdated, parseDailyName } from './rotation.ts';

/** The flag with which the site runs the command, which then works with the site's rights. */
export const asSite = '--as-site';
const command = join(import.meta.dirname, '../../../scripts/backup.ts');

const minute = 60_000;
/** Right after a start, visitors may be waiting. */
const firstLook = 5 * minute;
const betweenLooks = 10 * minute;
const afterFailure = 60 * minute;
/** In the site's time zone. There are few visitors, and no change of the clocks skips this hour. */
const quietHour = 3;
/** A missed day is caught up. After two, the backup is reported as old. */
const oldAfter = 48 * 60 * minute;

export type BackupState = {
  /** When the last backup began, and its size in bytes. */
  last: { at: Date; bytes: number } | undefined;
  /** `none`: the first has not run yet; `failed`: the last one failed; `old`: none for two days. */
  outcome: 'made' | 'none' | 'failed' | 'old';
};

type Options = {
  dataDir: string;
  timeZone: string;
  clock: () => Date;
  log: Log;
  leases: Leases;
  store: FileStore;
  /**
   * Writes a backup to a new file and returns its warnings. By default it runs in a separate process, to keep
   * requests fast.
   */
  make?: (dataDir: string, file: string, signal: AbortSignal) => Promise<string>;
};

/** Makes a backup a day in the store of backups and keeps the last of seven days and of four weeks. */
export class DailyBackups {
  readonly #options: Required<Options>;
  readonly #stopped = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #failedAt: Date | undefined;
  /** While the store cannot be asked. */
  #lastKnown: BackupState['last'];

  constructor(options: Options) {
    this.#options = { make: runCommand, ...options };
  }

  start(): void {
    this.#lookIn(firstLook);
  }

  /** Aborts a running backup and deletes what it wrote. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopped.abort();
    await this.#running;
  }

  async state(): Promise<BackupState> {
    const now = this.#options.clock();
    const last = await this.#findLast(now).catch(() => this.#lastKnown);
    if (!last) return { last, outcome: this.#failedAt ? 'failed' : 'none' };
    const isOld = now.getTime() - last.at.getTime() > oldAfter;
    return { last, outcome: this.#failedAt ? 'failed' : isOld ? 'old' : 'made' };
  }

  /** Makes a backup if it is due, unless another instance is making it. */
  async makeIfDue(): Promise<void> {
    const { clock, leases, log } = this.#options;
    const now = clock();
    try {
      if (!(await this.#isDue(now))) return;
      await leases.run('backup', async lost => {
        // Another instance may have just made it.
        if (await this.#isDue(now)) await this.#make(now, AbortSignal.any([lost, this.#stopped.signal]));
      });
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      this.#failedAt = now;
      log.error('backup failed', { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Whether there is none since the last quiet hour, and none has just failed. */
  async #isDue(now: Date): Promise<boolean> {
    const sinceFailure = now.getTime() - (this.#failedAt?.getTime() ?? -Infinity);
    if (sinceFailure >= 0 && sinceFailure < afterFailure) return false;
    const last = await this.#lastAt(now);
    return !last || last < lastQuietHour(now, this.#options.timeZone);
  }

  #lookIn(ms: number): void {
    const look = async () => {
      this.#running = this.makeIfDue();
      await this.#running;
      if (!this.#stopped.signal.aborted) this.#lookIn(betweenLooks);
    };
    this.#timer = setTimeout(look, ms);
    this.#timer.unref();
  }

  async #make(now: Date, signal: AbortSignal): Promise<void> {
    const { dataDir, log, make, store, timeZone } = this.#options;
    const name = dailyName(now);
    const started = performance.now();
    await this.#remove((await store.list()).filter(isUnfinished));
    const path = store.temporaryPath();
    const warnings = await make(dataDir, path, signal);
    await store.adopt(name, path).finally(() => rm(path, { force: true }));
    this.#failedAt = undefined;
    log.info('backup made', { name, ms: Math.round(performance.now() - started) });
    if (warnings) log.warn('backup with warnings', { name, warnings });
    // Deleted only after a new backup succeeded, so that failures never leave the site without one.
    await this.#remove(outdated(await store.list(), now, timeZone));
  }

  async #remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#options.store.remove(name);
  }

  async #findLast(now: Date): Promise<BackupState['last']> {
    const at = await this.#lastAt(now);
    const stats = at && (await this.#options.store.stat(dailyName(at)));
    this.#lastKnown = at && stats && { at, bytes: stats.size };
    return this.#lastKnown;
  }

  /** Backups from the future were made before the clock was set back, so they are ignored. */
  async #lastAt(now: Date): Promise<Date | undefined> {
    const names = await this.#options.store.list();
    const made = names.map(parseDailyName).filter(at => at !== undefined && at <= now);
    return made.reduce((last, at) => (last && at && last > at ? last : at), undefined);
  }
}

/** What a crash left, of earlier versions too. */
function isUnfinished(name: string): boolean {
  const isOwn = name.startsWith('.') || parseDailyName(name.slice(0, -'.part'.length)) !== undefined;
  return isOwn && name.endsWith('.part');
}

function lastQuietHour(now: Date, timeZone: string): Date {
  const today = dayIn(timeZone, now);
  const onDay = (day: string) => new Date(startOfDay(day, timeZone).getTime() + quietHour * 60 * minute);
  return onDay(today) <= now ? onDay(today) : onDay(addDays(today, -1));
}

/** Resolves or rejects with the command's output. */
function runCommand(dataDir: string, file: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, [command, asSite, file], { env: environment, signal }, (error, _, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve(stderr.trim());
    });
  });
}
