import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { primaryCode, sqliteBusy } from '../db/errors.ts';
import { SettingsError } from '../settings.ts';

const siteLock = 'site.lock';

/** Kept from the garbage collector, which would close them and so give the locks up. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that ends with this process, however it ends: SQLite's own on an empty database, which the kernel
 * gives up when the process is gone. Answers how to give it up before, or undefined where another process has it.
 */
export function takeLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    // With its journal in memory nothing is written: it works on a full disk too.
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

/** Whoever changes a folder of data as a whole holds this: the running site, and what restores it. */
export function takeSiteLock(dataDir: string): (() => void) | undefined {
  return takeLock(join(dataDir, siteLock));
}

/** Makes a folder of data, and closes one of ours to the other users of the machine: it holds personal data. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o077) !== 0 && uid === process.geteuid?.()) chmodSync(dataDir, 0o700);
}

/**
 * For the site: throws a `SettingsError` where another one works on the folder, which would lose files for both, or
 * where it cannot be written to.
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
