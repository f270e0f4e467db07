import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNamedBy } from '#features/media/server/names.ts';
import { asEverything } from '../data-folder/data-owner.ts';
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
import { needRoom } from './disk.ts';
import { BackupFailure, describeErrors } from './failure.ts';
import { folderDatabase } from './folder-database.ts';
import { type NewFile, writeNewFile } from './new-file.ts';
import type { SiteDatabase } from './site-database.ts';
import { copyDatabaseAlone, takeSnapshot } from './snapshot.ts';

/** Gets the current step and its progress, from 0 to 1. */
export type OnBackupProgress = (step: string, share: number) => void;

type BackupOptions = NewFile & {
  /** By default that of the data folder. */
  database?: SiteDatabase | undefined;
  /** The uploaded files, if they are not in the data folder. */
  store?: FileStore | undefined;
  /** The database alone, whose files stay where they are. */
  isWithoutFiles?: boolean;
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
  const { dataDir, database = folderDatabase(dataDir) } = options;
  const copySize = await database.copySize();
  return writeNewFile(options, (work, part) => writePart({ ...options, database, copySize }, work, part));
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
