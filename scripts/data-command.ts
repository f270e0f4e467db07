import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { SaidError } from '#features/moving/texts/reasons.ts';
import { asSite } from '#server/backup/daily-backups.ts';
import { BackupFailure } from '#server/backup/failure.ts';
import { openServerDatabase } from '#server/backup/server-database.ts';
import type { SiteDatabase } from '#server/backup/site-database.ts';
import type { OnBackupProgress } from '#server/backup/write-backup.ts';
import { asEverything, type WithOwnRights, workAsOwner } from '#server/data-folder/data-owner.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { openStores } from '#server/storage/open-stores.ts';
import { UnavailableError } from '#server/unavailable.ts';

type Options = {
  settings: Settings;
  dataDir: string;
  /** Undefined if it is that of `dataDir`. */
  database: SiteDatabase | undefined;
  /** How messages name the site's data. */
  place: string;
  /** The uploaded files, if they are not in `dataDir`. */
  store: FileStore | undefined;
  /** Where daily backups are, if not in `dataDir`. */
  backups: FileStore | undefined;
  /** Whether the site runs the command, for its daily backup. */
  isOfSite: boolean;
  withOwnRights: WithOwnRights;
  onProgress: OnBackupProgress;
  signal: AbortSignal;
  now: Date;
};

/**
 * Runs a command on the data of DATA_DIR with a path as its argument. Errors are reported as a sentence, and
 * Ctrl+C leaves nothing behind.
 */
export async function runCommand(usage: string, run: (path: string, options: Options) => Promise<void>) {
  const words = process.argv.slice(2);
  const isOfSite = words[0] === asSite;
  const [path, ...more] = isOfSite ? words.slice(1) : words;
  if (!path || path.startsWith('-') || more.length > 0) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  // Requests to the site have priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  try {
    // npm runs scripts in the project's folder, wherever it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    const settings = readSettings(process.env);
    const { dataDir, databaseUrl } = settings;
    process.umask(0o077);
    const withOwnRights = isOfSite ? asEverything : workAsOwner(dataDir);
    const common = { onProgress: createOnProgress(), signal: stopped.signal, now: new Date() };
    const stores = settings.storage && (await openStores(settings));
    await using closing = new AsyncDisposableStack();
    const database = databaseUrl ? await openServerDatabase(databaseUrl) : undefined;
    if (database) closing.defer(database.close);
    const place = database ? 'the database of DATABASE_URL' : dataDir;
    await run(resolve(from, path), {
      ...common,
      settings,
      dataDir,
      database,
      place,
      store: stores?.originals,
      backups: stores?.backups,
      isOfSite,
      withOwnRights,
    });
  } catch (error) {
    process.stderr.write(`${stopped.signal.aborted ? 'Stopped; nothing was changed.' : wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** An error as whoever typed the command should read it. */
export function wordsOf(error: unknown): string {
  const isTold = [BackupFailure, SaidError, SettingsError, UnavailableError].some(
    kind => error instanceof kind,
  );
  if (error instanceof Error && isTold) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Prints a line for each step and each quarter of it. */
export function createOnProgress(): OnBackupProgress {
  let last = '';
  return (step, share) => {
    const quarters = Math.floor(share * 4);
    const line = quarters > 0 ? `${step}: ${quarters * 25} %` : `${step} …`;
    if (line !== last) process.stdout.write(`${line}\n`);
    last = line;
  };
}
