import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNamedBy } from '#features/media/server/names.ts';
import { makeDataDir, takeLock } from '../data-folder/data-lock.ts';
import { asEverything, type WithOwnRights } from '../data-folder/data-owner.ts';
import type { FileStore } from '../storage/file-store.ts';
import {
  type ArchiveFile,
  databaseMember,
  descriptionMember,
  mediaFolder,
  packArchive,
  readArchive,
  type Sums,
  sumOf,
} from './archive.ts';
import { writeDescription } from './description.ts';
import { findStats, needRoom, sync } from './disk.ts';
import { BackupFailure, describeErrors } from './failure.ts';
import { folderDatabase } from './folder-database.ts';
import type { SiteDatabase } from './site-database.ts';
import { copyDatabaseAlone, takeSnapshot } from './snapshot.ts';

/** Gets the current step and its progress, from 0 to 1. */
export type OnBackupProgress = (step: string, share: number) => void;

type BackupOptions = {
  dataDir: string;
  /** By default that of the data folder. */
  database?: SiteDatabase | undefined;
  file: string;
  /** The uploaded files, if they are not in the data folder. */
  store?: FileStore | undefined;
  /** The database alone, whose files stay where they are. */
  isWithoutFiles?: boolean;
  /** Used for the file; everything else is done with the data folder owner's rights. */
  withOwnRights?: WithOwnRights;
  onProgress: OnBackupProgress;
  signal: AbortSignal;
  now: Date;
};

/** `bytes` is the archive's size; `missing` are the names of files that the site had lost before. */
export type Backup = { bytes: number; files: number; missing: string[] };

/**
 * Writes a data folder to a new file, while the site may be running. The file gets its name only after it is
 * complete, verified and synced. Throws a `BackupFailure` if there is no backup.
 */
export async function writeBackup(options: BackupOptions): Promise<Backup> {
  const { dataDir, database = folderDatabase(dataDir), file, withOwnRights = asEverything } = options;
  const copySize = await database.copySize();
  await describeErrors(dataDir, async () => makeDataDir(dataDir));
  await describeErrors(dirname(file), () => withOwnRights(file, () => needPlace(file)));
  const unlock = await describeErrors(dataDir, () => takeBackupLock(dataDir));
  // A fixed name, so that the next backup deletes what a crash left.
  const work = join(dataDir, '.backup-under-way');
  const part = `${file}.part`;
  try {
    await describeErrors(work, async () => {
      await rm(work, { recursive: true, force: true });
      await mkdir(work, { mode: 0o700 });
    });
    const handle = await describeErrors(part, () => withOwnRights(part, () => openNew(part)));
    const backup = await writePart({ ...options, database, copySize }, work, { handle, name: part }).finally(
      () => handle.close(),
    );
    await describeErrors(file, () => withOwnRights(file, () => giveName(part, file)));
    return backup;
  } finally {
    await withOwnRights(part, () => rm(part, { force: true })).catch(() => undefined);
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
    unlock();
  }
}

const backupLock = 'backup.lock';

/**
 * Throws a `BackupFailure` if another process is working on the data folder. Returns the function that
 * releases the lock.
 */
export function takeBackupLock(dataDir: string): () => void {
  const unlock = takeLock(join(dataDir, backupLock));
  if (!unlock)
    throw new BackupFailure(`Another backup or restore of ${dataDir} is under way: wait for its end.`);
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

async function writePart(
  options: BackupOptions & { database: SiteDatabase; copySize: number },
  work: string,
  part: ArchiveFile,
): Promise<Backup> {
  const { dataDir, file, withOwnRights = asEverything, onProgress, signal, now } = options;
  const { database, copySize, store, isWithoutFiles = false } = options;
  onProgress('Copying the database', 0);
  const { files, missing } = await describeErrors(dataDir, async () => {
    await needRoom(dataDir, copySize);
    if (!isWithoutFiles) return takeSnapshot({ dataDir, database, store }, work);
    await copyDatabaseAlone(database, work);
    return { files: [], missing: [] };
  });
  const sums = new Map<string, string>();
  const addSum = async (name: string) => {
    sums.set(name, await describeErrors(join(work, name), () => sumOf(join(work, name), signal)));
  };
  for (const name of files) {
    onProgress('Taking checksums', sums.size / files.length);
    const member = `${mediaFolder}/${name}`;
    await addSum(member);
    if (isNamedBy(name, sums.get(member))) continue;
    sums.delete(member);
    missing.push(name);
  }
  await writeDescription(work, { madeAt: now, missing, isWithoutFiles });
  await addSum(descriptionMember);
  await addSum(databaseMember);

  const total = await sizeOf(work, [...sums.keys()]);
  await describeErrors(dirname(file), () => withOwnRights(file, () => needRoom(dirname(file), total)));
  const progress = (step: string) => (done: number) => onProgress(step, Math.min(1, done / total));
  await describeErrors(part.name, () =>
    packArchive(work, sums, part, { progress: progress('Writing'), signal }),
  );
  const readBack = await describeErrors(part.name, () =>
    readArchive(part, { progress: progress('Reading back'), signal }),
  );
  needSame(part.name, sums, readBack);
  return { bytes: (await part.handle.stat()).size, files: files.length - missing.length, missing };
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  let total = 0;
  for (const name of names) total += (await stat(join(folder, name))).size;
  return total;
}

function needSame(part: string, sums: Sums, readBack: Sums): void {
  if (sums.size !== readBack.size) throw new BackupFailure(`${part} does not hold all that was written.`);
}
