import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../storage/file-store.ts';
import { databaseMember, mediaFolder } from './archive.ts';
import { checkDatabase } from './database.ts';
import { findStats, linkOrCopy } from './disk.ts';
import type { SiteDatabase } from './site-database.ts';

/** Retries if the site deleted a file at the wrong moment. */
const tries = 5;

/**
 * Puts a consistent database and all files that it refers to into an empty folder on the same disk, while the
 * site runs. Stored files never change, so a hard link preserves those that the site deletes meanwhile. All
 * files are linked, then the database is copied, then files added in between are linked. Only a file that was
 * added and deleted in between can be missing; then the database is copied again. Files that are not in the data
 * folder come from the store.
 *
 * Returns the names of the files, and of files that the site itself has lost.
 */
export async function takeSnapshot(
  { dataDir, database, store }: { dataDir: string; database: SiteDatabase; store: FileStore | undefined },
  folder: string,
): Promise<{ files: string[]; missing: string[] }> {
  const media = join(dataDir, mediaFolder);
  const kept = join(folder, mediaFolder);
  await mkdir(kept, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    if (await findStats(media)) await keepFiles(await readdir(media), media, kept);
    const files = await copyDatabaseAlone(database, folder);
    await keepFiles(files, media, kept);
    if (store) await downloadMissing(store, files, kept);
    const there = new Set(await readdir(kept));
    const missing = files.filter(name => !there.has(name));
    if (missing.length === 0 || attempt === tries) {
      return { files: files.filter(name => there.has(name)), missing };
    }
  }
}

/** Puts a consistent database into a folder; returns the names of the files that it refers to. */
export async function copyDatabaseAlone(database: SiteDatabase, folder: string): Promise<string[]> {
  await rm(join(folder, databaseMember), { force: true });
  await database.copyTo(join(folder, databaseMember));
  return checkDatabase(folder);
}

/** Puts files of a store that are not in a folder there; those that the store does not have are skipped. */
export async function downloadMissing(
  store: FileStore,
  names: readonly string[],
  folder: string,
): Promise<void> {
  const there = new Set(await readdir(folder));
  for (const name of names) {
    const file = there.has(name) ? undefined : await store.open(name);
    if (!file) continue;
    await pipeline(file.stream(), createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 }));
  }
}

/** Links files that are not linked yet; files that were deleted are skipped. */
async function keepFiles(names: readonly string[], media: string, kept: string): Promise<void> {
  for (const name of names) {
    await linkOrCopy(join(media, name), join(kept, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
  }
}
