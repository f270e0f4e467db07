import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseMember, mediaFolder } from './archive.ts';
import { checkDatabase, copyDatabase } from './database.ts';
import { linkOrCopy } from './disk.ts';

/** How often to begin anew because the site removed a file in just the wrong moment. */
const tries = 5;

/**
 * The database of a moment and every file that its rows refer to, put into an empty folder on the same disk while
 * the site runs. Stored files are never changed in place, so a second name keeps what the site removes meanwhile:
 * first all files get one, then the database is copied, then the files get one that were added in between. Only
 * a file that came and went in between can be missing; then the database is copied again.
 *
 * Answers the names of the files, and of those that the site itself has lost.
 */
export async function takeSnapshot(
  dataDir: string,
  folder: string,
): Promise<{ files: string[]; missing: string[] }> {
  const media = join(dataDir, mediaFolder);
  const kept = join(folder, mediaFolder);
  await mkdir(kept, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    await keepFiles(await readdir(media), media, kept);
    await rm(join(folder, databaseMember), { force: true });
    await copyDatabase(dataDir, join(folder, databaseMember));
    const files = await checkDatabase(folder);
    await keepFiles(files, media, kept);
    const there = new Set(await readdir(kept));
    const missing = files.filter(name => !there.has(name));
    if (missing.length === 0 || attempt === tries) {
      return { files: files.filter(name => there.has(name)), missing };
    }
  }
}

/** Gives files that have none yet a second name; those that are gone have no more need of it. */
async function keepFiles(names: readonly string[], media: string, kept: string): Promise<void> {
  for (const name of names) {
    await linkOrCopy(join(media, name), join(kept, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
  }
}
