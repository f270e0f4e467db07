import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNamedBy } from '#features/media/server/names.ts';
import { takeLock } from '../data-lock.ts';
import {
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
import { BackupFailure, inWords } from './failure.ts';
import { giveToOwner } from './ownership.ts';
import { takeSnapshot } from './snapshot.ts';

/** Told what is being done, and how far it is, from 0 to 1. */
export type Tell = (step: string, share: number) => void;

type BackupOptions = { dataDir: string; file: string; tell: Tell; signal: AbortSignal; now: Date };

/** What was written, and the names of the files that the site had lost before. */
export type Backup = { bytes: number; files: number; missing: string[] };

/**
 * Copies a folder of data into a new file while the site may be running on it. The file has its name only when it
 * is whole, was read back, and is on the disk. Throws a `BackupFailure` that says why there is none.
 */
export async function writeBackup(options: BackupOptions): Promise<Backup> {
  const { dataDir, file } = options;
  await inWords(dataDir, () => needDatabase(dataDir));
  await inWords(dirname(file), () => needPlace(file));
  const unlock = await inWords(dataDir, () => takeBackupLock(dataDir));
  // A name that is always the same: what a crash left there goes with the next backup.
  const work = join(dataDir, '.backup-under-way');
  const part = `${file}.part`;
  try {
    await giveToOwner(dataDir, [backupLock]);
    await inWords(work, async () => {
      await rm(work, { recursive: true, force: true });
      await mkdir(work, { mode: 0o700 });
    });
    const backup = await writePart(options, work, part);
    await inWords(file, () => giveName(part, file));
    return backup;
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
    await rm(work, { recursive: true, force: true }).catch(() => undefined);
    unlock();
  }
}

export const backupLock = 'backup.lock';

/** Only one at a time works on a folder of data. Throws a `BackupFailure` where another one does. */
export function takeBackupLock(dataDir: string): () => void {
  const unlock = takeLock(join(dataDir, backupLock));
  if (!unlock)
    throw new BackupFailure(`Another backup or restore of ${dataDir} is under way: wait for its end.`);
  return unlock;
}

async function needDatabase(dataDir: string): Promise<void> {
  if (!(await findStats(join(dataDir, databaseMember)))) {
    throw new BackupFailure(`There is no database in ${dataDir}: is DATA_DIR the folder of the site's data?`);
  }
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

async function giveName(part: string, file: string): Promise<void> {
  await needNoFile(file);
  await rename(part, file);
  await sync(dirname(file));
}

async function writePart(
  { dataDir, file, tell, signal, now }: BackupOptions,
  work: string,
  part: string,
): Promise<Backup> {
  tell('Copying the database', 0);
  const { files, missing } = await inWords(dataDir, async () => {
    await needRoom(dataDir, (await stat(join(dataDir, databaseMember))).size);
    return takeSnapshot(dataDir, work);
  });
  const sums = new Map<string, string>();
  const addSum = async (name: string) => {
    sums.set(name, await inWords(join(work, name), () => sumOf(join(work, name), signal)));
  };
  for (const name of files) {
    tell('Taking checksums', sums.size / files.length);
    const member = `${mediaFolder}/${name}`;
    await addSum(member);
    if (isNamedBy(name, sums.get(member))) continue;
    sums.delete(member);
    missing.push(name);
  }
  await writeDescription(work, now, missing);
  await addSum(descriptionMember);
  await addSum(databaseMember);

  const total = await sizeOf(work, [...sums.keys()]);
  await inWords(dirname(file), () => needRoom(dirname(file), total));
  const progress = (step: string) => (done: number) => tell(step, Math.min(1, done / total));
  await inWords(part, () => packArchive(work, sums, part, { progress: progress('Writing'), signal }));
  const readBack = await inWords(part, () =>
    readArchive(part, { progress: progress('Reading back'), signal }),
  );
  needSame(part, sums, readBack);
  return { bytes: (await stat(part)).size, files: files.length - missing.length, missing };
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  let total = 0;
  for (const name of names) total += (await stat(join(folder, name))).size;
  return total;
}

function needSame(part: string, sums: Sums, readBack: Sums): void {
  if (sums.size !== readBack.size) throw new BackupFailure(`${part} does not hold all that was written.`);
}
