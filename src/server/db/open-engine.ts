import { join } from 'node:path';
import type { Log } from '../logging/log.ts';
import { type Settings, SettingsError } from '../settings.ts';
import type { Engine } from './engine.ts';
import { LocalLocks } from './locks.ts';
import { openPostgres } from './postgres/postgres.ts';
import { createClient } from './postgres/postgres-pool.ts';
import type { Schema } from './schema.ts';
import { problemsOfDatabase } from './sqlite/integrity.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { ChangeListener } from './tracking/changes.ts';
import type { TableTracker } from './tracking/table-tracker.ts';

/** A command works beside the running site. */
export type Role = 'site' | 'command';

type Options = { tracker: TableTracker; log: Log; role: Role };

/**
 * Opens the site's database: that of `DATABASE_URL`, or the embedded one in `DATA_DIR`. Throws a `SettingsError` if it is
 * damaged, cannot be reached or is in use by another site.
 */
export async function openEngine(settings: Settings, options: Options): Promise<Engine<Schema>> {
  const { databaseUrl, dataDir } = settings;
  // Sites with a folder each would not find each other's files.
  if (databaseUrl) return openServer(databaseUrl, settings.storage !== undefined, options);
  const file = join(dataDir, 'site.sqlite');
  refuseDamaged(file);
  const db = openSqlite<Schema>(file, options.tracker);
  return { db, locks: new LocalLocks(), serverTime: undefined, close: () => db.destroy() };
}

async function openServer(
  connectionString: string,
  isShared: boolean,
  { tracker, log, role }: Options,
): Promise<Engine<Schema>> {
  const { pool, ...engine } = await openPostgres<Schema>({ connectionString, tracker });
  if (role === 'command') return engine;
  const listener = new ChangeListener({
    createClient: await createClient({ connectionString }),
    tracker,
    isShared,
    onLoss: error => log.error('database lost', { reason: reasonOf(error) }),
    onAbsence: error => pool.abandon(error),
    onReturn: () => pool.resume(),
  });
  await listener.start().catch(error => {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}`);
  });
  const close = async () => {
    await listener.stop();
    await engine.close();
  };
  return { ...engine, close };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Checked before it is opened for writing, which could destroy data that can still be rescued. */
function refuseDamaged(file: string): void {
  const [problem] = problemsOfDatabase(file, 'quick');
  if (problem === undefined) return;
  throw new SettingsError(
    `The database ${file} is damaged and was left as it is: ${problem}\n` +
      'Take back a backup, those of every day are in DATA_DIR/backups: npm run restore -- FILE (docs/backup.md).',
  );
}
