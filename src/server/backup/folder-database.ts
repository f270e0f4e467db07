import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseMember } from './archive.ts';
import { copyDatabase, settleDatabase } from './database.ts';
import { findStats, linkOrCopy, sync } from './disk.ts';
import { BackupFailure, describeErrors } from './failure.ts';
import type { SiteDatabase } from './site-database.ts';

/** SQLite's files beside an open database, and after a crash. */
const besideDatabase = ['-wal', '-shm', '-journal'].map(ending => `${databaseMember}${ending}`);

/** The embedded database of a data folder, whose lock says whether a site is running. */
export function folderDatabase(dataDir: string): SiteDatabase {
  const path = join(dataDir, databaseMember);
  return {
    async copySize() {
      if (!(await describeErrors(dataDir, () => findStats(path)))) {
        throw new BackupFailure(
          `There is no database in ${dataDir}: is DATA_DIR the folder of the site's data?`,
        );
      }
      return (await stat(path)).size;
    },
    copyTo: file => copyDatabase(dataDir, file),
    claim: async () => async () => undefined,
    async keepIn(folder) {
      // A database that is too damaged for a checkpoint is kept with the files beside it.
      if (await findStats(path)) await Promise.try(settleDatabase, dataDir).catch(() => {});
      const present = await readdir(dataDir);
      const names = [databaseMember, ...besideDatabase].filter(name => present.includes(name));
      for (const name of names) await linkOrCopy(join(dataDir, name), join(folder, name));
      return names.length > 0;
    },
    async replaceWith(file) {
      // SQLite would apply them to the new database.
      for (const name of besideDatabase) await rm(join(dataDir, name), { force: true });
      await rename(file, path);
      await sync(dataDir);
    },
  };
}
