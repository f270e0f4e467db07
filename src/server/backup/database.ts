import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isStoredName } from '#features/media/server/names.ts';
import { migrationNames } from '../db/migrate/migrate.ts';
import type { Erasure } from '../erasure/erasure-list.ts';
import { databaseMember } from './archive.ts';
import { BackupFailure, describeErrors } from './failure.ts';

/**
 * Copies the database of a data folder in one transaction. Writes continue meanwhile: in write-ahead logging,
 * readers do not block writers.
 */
export async function copyDatabase(dataDir: string, copy: string): Promise<void> {
  await describeErrors(dataDir, () =>
    withDatabase(join(dataDir, databaseMember), database => {
      database.exec('PRAGMA busy_timeout = 5000');
      database.prepare('VACUUM INTO ?').run(copy);
    }),
  );
}

/**
 * Returns the names of the files that a database refers to. Throws a `BackupFailure` if it is damaged, or
 * newer than this program.
 */
export async function checkDatabase(folder: string): Promise<string[]> {
  const known = await migrationNames();
  return describeErrors(folder, () =>
    withDatabase(join(folder, databaseMember), database => {
      const all = (query: string) => database.prepare(query).all();
      const problems = all('PRAGMA integrity_check').map(row => String(row.integrity_check));
      if (problems.join() !== 'ok') {
        throw new BackupFailure(`The database is damaged: ${problems.slice(0, 3).join('; ')}.`);
      }
      const [orphan] = all('PRAGMA foreign_key_check');
      if (orphan) throw new BackupFailure(`The database is damaged: rows of ${orphan.table} lead nowhere.`);
      const tables = all("SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => name);
      if (!['kysely_migration', 'files'].every(name => tables.includes(name))) {
        throw new BackupFailure('The database is not one of this site.');
      }
      const unknown = all('SELECT name FROM kysely_migration').find(
        ({ name }) => !known.includes(String(name)),
      );
      if (unknown) {
        throw new BackupFailure(
          `The database is of a newer version of this program (${unknown.name}): update the program first.`,
        );
      }
      const names = all('SELECT name FROM files ORDER BY name').map(row => String(row.name));
      // The site deletes files that nothing refers to, so a hostile name could make it delete a file outside its
      // folder.
      const foreign = names.find(name => !isStoredName(name));
      if (foreign !== undefined) {
        throw new BackupFailure(
          `The database was changed by hand: it names ${JSON.stringify(foreign)}, which is no file of this site.`,
        );
      }
      return names;
    }),
  );
}

/** Who was erased; nobody where the database is damaged, or from before there was a list. */
export function readErasures(folder: string): Erasure[] {
  // As it lies there: what is damaged is kept as it was, and a sound one has no write-ahead log by now.
  const address = new URL(`${pathToFileURL(join(folder, databaseMember))}?immutable=1`);
  try {
    return withDatabase(address, database =>
      database.prepare('SELECT hash, key, erased_at FROM erasures').all(),
    ) as Erasure[];
  } catch {
    return [];
  }
}

/** Applies the write-ahead log that a crash left, so that the database is a single file. */
export function settleDatabase(dataDir: string): void {
  withDatabase(join(dataDir, databaseMember), database => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
}

function withDatabase<T>(file: string | URL, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}
