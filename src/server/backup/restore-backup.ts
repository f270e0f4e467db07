import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isNamedBy } from '#features/media/server/names.ts';
import { siteLock, takeSiteLock } from '../data-lock.ts';
import { databaseMember, mediaFolder, readArchive, type Sums } from './archive.ts';
import { checkDatabase, settleDatabase } from './database.ts';
import { type Description, readDescription } from './description.ts';
import { findStats, linkOrCopy, needRoom, sync } from './disk.ts';
import { BackupFailure, inWords } from './failure.ts';
import { giveToOwner } from './ownership.ts';
import { stampOf } from './rotation.ts';
import { backupLock, type Tell, takeBackupLock, writeBackup } from './write-backup.ts';

type RestoreOptions = {
  dataDir: string;
  /** A backup, or a folder of data such as one that an earlier restore kept. */
  source: string;
  tell: Tell;
  signal: AbortSignal;
  now: Date;
};

/** Names that are always the same: what a crash left there goes with the next restore. */
const stagedName = '.restore-under-way';
const unfinishedName = '.replaced-under-way';

/** What SQLite keeps beside a database while it is open, and after a crash. */
const besideDatabase = ['-wal', '-shm', '-journal'].map(ending => `${databaseMember}${ending}`);

/**
 * Puts a backup in the place of a folder's data, and answers where the replaced data are. Nothing is changed before
 * all of the backup was checked; then the new files are added to the old, and one renaming puts the new database in
 * the place of the old one: whatever ends this, the folder has the old data or the new. Old files that nothing
 * refers to go at the site's next start. Throws a `BackupFailure` that says why nothing was changed.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ replaced: string | undefined; description: Description }> {
  const { dataDir, source, signal } = options;
  const isFolder = await inWords(source, async () => (await stat(source)).isDirectory());
  await inWords(dataDir, () => mkdir(dataDir, { recursive: true }));
  const unlock = await inWords(dataDir, () => takeLocks(dataDir));
  const staged = join(dataDir, stagedName);
  try {
    await giveToOwner(dataDir, [siteLock, backupLock]);
    await inWords(staged, async () => {
      await rm(staged, { recursive: true, force: true });
      await mkdir(staged, { mode: 0o700 });
    });
    const file = isFolder ? join(staged, 'folder.tar') : source;
    if (isFolder) await writeBackup({ ...options, dataDir: source, file });
    const description = await inWords(file, () => stage(file, staged, options));
    signal.throwIfAborted();
    const replaced = await inWords(dataDir, () => replaceData(staged, options));
    return { replaced, description };
  } finally {
    await rm(staged, { recursive: true, force: true }).catch(() => undefined);
    unlock();
  }
}

function takeLocks(dataDir: string): () => void {
  const unlockSite = takeSiteLock(dataDir);
  if (!unlockSite) {
    throw new BackupFailure(`A site is running on ${dataDir}, or it is being restored: stop the site first.`);
  }
  try {
    const unlockBackup = takeBackupLock(dataDir);
    return () => {
      unlockBackup();
      unlockSite();
    };
  } catch (error) {
    unlockSite();
    throw error;
  }
}

/** Unpacks a backup and checks all that it holds. */
async function stage(file: string, staged: string, { tell, signal }: RestoreOptions): Promise<Description> {
  const { size } = await stat(file);
  await needRoom(staged, size);
  const progress = (done: number) => tell('Reading and checking the backup', Math.min(1, done / size));
  const sums = await readArchive(file, { into: staged, progress, signal });
  const description = await readDescription(staged);
  needFiles(file, await checkDatabase(staged), sums, description);
  return description;
}

function needFiles(file: string, names: readonly string[], sums: Sums, { missing }: Description): void {
  for (const name of names) {
    const sum = sums.get(`${mediaFolder}/${name}`);
    if (!isNamedBy(name, sum) && !missing.includes(name)) {
      throw new BackupFailure(`${file} is not whole: its database refers to ${name}, which is not in it.`);
    }
  }
}

async function replaceData(
  staged: string,
  { dataDir, now, tell }: RestoreOptions,
): Promise<string | undefined> {
  tell('Keeping the present data aside', 0);
  await giveToOwner(dataDir, [stagedName]);
  const replaced = await keepAside(dataDir, now);
  tell('Putting the files in place', 0);
  await mkdir(join(dataDir, mediaFolder), { recursive: true });
  await giveToOwner(dataDir, [mediaFolder]);
  for (const name of await readdir(join(staged, mediaFolder))) {
    await rename(join(staged, mediaFolder, name), join(dataDir, mediaFolder, name));
  }
  await sync(join(dataDir, mediaFolder));
  tell('Putting the database in place', 0);
  // They would be taken for the new database's.
  for (const name of besideDatabase) await rm(join(dataDir, name), { force: true });
  await rename(join(staged, databaseMember), join(dataDir, databaseMember));
  await sync(dataDir);
  tell('Tidying up', 0);
  return replaced;
}

/** Gives the present data second names in a folder that is itself one of data; undefined where there are none. */
async function keepAside(dataDir: string, now: Date): Promise<string | undefined> {
  // A database that is too damaged for that is kept with what lies beside it.
  if (await findStats(join(dataDir, databaseMember)))
    await Promise.try(settleDatabase, dataDir).catch(() => {});
  const present = await namesIn(dataDir);
  const names = [databaseMember, ...besideDatabase].filter(name => present.includes(name));
  const media = await namesIn(join(dataDir, mediaFolder));
  if (names.length === 0 && media.length === 0) return undefined;

  const unfinished = join(dataDir, unfinishedName);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, mediaFolder), { recursive: true, mode: 0o700 });
  const paths = [...names, ...media.map(name => join(mediaFolder, name))];
  for (const path of paths) await linkOrCopy(join(dataDir, path), join(unfinished, path));
  await giveToOwner(dataDir, [unfinishedName]);
  await sync(join(unfinished, mediaFolder));
  await sync(unfinished);
  const replaced = join(dataDir, `replaced-${stampOf(now)}`);
  await rename(unfinished, replaced);
  await sync(dataDir);
  return replaced;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await findStats(folder)) ? readdir(folder) : [];
}
