import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { primaryCode, sqliteBusy } from '../db/errors.ts';
import { SettingsError } from '../settings.ts';

const siteLock = 'site.lock';

/** Garbage collection would close them and release the locks. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that ends with this process, even if it crashes: SQLite's lock on an empty database. Returns
 * the function that releases it; undefined if another process has it.
 */
export function takeLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    // With the journal in memory nothing is written, so that it works on a full disk.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  } catch (error) {
    database.close();
    if (primaryCode(error) === sqliteBusy) return undefined;
    throw error;
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}

/** Held by whoever works on a whole data folder: the running site, or a restore. */
export function takeSiteLock(dataDir: string): (() => void) | undefined {
  return takeLock(join(dataDir, siteLock));
}

/** Creates a data folder, closed to other users of the machine because it holds personal data. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o077) !== 0 && uid === process.geteuid?.()) chmodSync(dataDir, 0o700);
}

/**
 * Claims the data folder for the site. Throws a `SettingsError` if another site uses it, since each would
 * delete the other's files, or if it cannot be written to.
 */
export function claimDataDir(dataDir: string): void {
  if (!tryClaim(dataDir)) {
    throw new SettingsError(
      `DATA_DIR ${dataDir} is in use: another site is running on it, or it is being restored.`,
    );
  }
}

function tryClaim(dataDir: string): boolean {
  try {
    makeDataDir(dataDir);
    return takeSiteLock(dataDir) !== undefined;
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR ${dataDir} cannot be written to by this user: ${error instanceof Error ? error.message : error}.`,
    );
  }
}
