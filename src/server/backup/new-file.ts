import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDataDir, takeLock } from '../data-folder/data-lock.ts';
import { asEverything, type WithOwnRights } from '../data-folder/data-owner.ts';
import type { ArchiveFile } from './archive.ts';
import { findStats, sync } from './disk.ts';
import { BackupFailure, describeErrors } from './failure.ts';

/** A file that holds what a data folder has. */
export type NewFile = {
  dataDir: string;
  file: string;
  /** Used for the file; everything else is done with the data folder owner's rights. */
  withOwnRights?: WithOwnRights;
};

/**
 * Has a file written, with a folder on the disk of the data folder to work in. The file gets its name only when it is
 * written and synced; after a failure nothing is left of it.
 */
export async function writeNewFile<T>(
  { dataDir, file, withOwnRights = asEverything }: NewFile,
  write: (work: string, part: ArchiveFile) => Promise<T>,
): Promise<T> {
  await describeErrors(dataDir, async () => makeDataDir(dataDir));
  await describeErrors(dirname(file), () => withOwnRights(file, () => needPlace(file)));
  const unlock = await describeErrors(dataDir, () => takeBackupLock(dataDir));
  // A fixed name, so that the next one deletes what a crash left.
  const work = join(dataDir, '.backup-under-way');
  const part = `${file}.part`;
  try {
    await describeErrors(work, async () => {
      await rm(work, { recursive: true, force: true });
      await mkdir(work, { mode: 0o700 });
    });
    const handle = await describeErrors(part, () => withOwnRights(part, () => openNew(part)));
    const result = await write(work, { handle, name: part }).finally(() => handle.close());
    await describeErrors(file, () => withOwnRights(file, () => giveName(part, file)));
    return result;
  } finally {
    await withOwnRights(part, () => rm(part, { force: true })).catch(() => undefined);
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
    unlock();
  }
}

const backupLock = 'backup.lock';

export class BackupUnderWay extends BackupFailure {
  constructor(dataDir: string) {
    super(`Another backup or restore of ${dataDir} is under way: wait for its end.`);
  }
}

/**
 * Throws a `BackupUnderWay` if another process is working on the data folder. Returns the function that
 * releases the lock.
 */
export function takeBackupLock(dataDir: string): () => void {
  const unlock = takeLock(join(dataDir, backupLock));
  if (!unlock) throw new BackupUnderWay(dataDir);
  return unlock;
}

async function needPlace(file: string): Promise<void> {
  const folder = dirname(file);
  if (!(await findStats(folder))) throw new BackupFailure(`The folder ${folder} does not exist.`);
  if (!(await stat(folder)).isDirectory()) throw new BackupFailure(`${folder} is not a folder.`);
  await needNoFile(file);
  await access(folder, constants.W_OK);
}

async function needNoFile(file: string): Promise<void> {
  if (await findStats(file)) throw new BackupFailure(`${file} is there already: choose another name.`);
}

/** Deletes a leftover of a crash and never follows a link. */
async function openNew(part: string) {
  await rm(part, { force: true });
  return open(part, 'wx+', 0o600);
}

async function giveName(part: string, file: string): Promise<void> {
  await needNoFile(file);
  await rename(part, file);
  await sync(dirname(file));
}
