import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNamedBy } from '#features/media/server/names.ts';
import { makeDataDir, takeSiteLock } from '../data-folder/data-lock.ts';
import { asEverything, type WithOwnRights } from '../data-folder/data-owner.ts';
import { type Erasure, isErasureName, parseErasure, saveErasures } from '../erasure/erasure-list.ts';
import type { FileStore } from '../storage/file-store.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { type ArchiveFile, databaseMember, mediaFolder, readArchive, type Sums } from './archive.ts';
import { checkDatabase, readErasures } from './database.ts';
import { type Description, readDescription } from './description.ts';
import { findStats, linkOrCopy, needRoom, sync } from './disk.ts';
import { BackupFailure, describeErrors } from './failure.ts';
import { folderDatabase } from './folder-database.ts';
import { takeBackupLock } from './new-file.ts';
import { stampOf } from './rotation.ts';
import type { SiteDatabase } from './site-database.ts';
import { downloadMissing } from './snapshot.ts';
import { type OnBackupProgress, writeBackup } from './write-backup.ts';

type RestoreOptions = {
  dataDir: string;
  /** By default that of the data folder. */
  database?: SiteDatabase | undefined;
  /** A backup, or a data folder such as one that an earlier restore kept. */
  source: string;
  /** Where uploaded files are, if not in the data folder. */
  store?: FileStore | undefined;
  /** Where daily backups are, if not in the data folder. */
  backups?: FileStore | undefined;
  /** Used for the source; everything else is done with the data folder owner's rights. */
  withOwnRights?: WithOwnRights;
  onProgress: OnBackupProgress;
  signal: AbortSignal;
  now: Date;
};

/** A fixed name, so that the next restore deletes what a crash left. */
const stagedName = '.restore-under-way';
const unfinishedName = '.replaced-under-way';

/**
 * Replaces a folder's data with a backup's and returns where the old data are kept. The whole backup is
 * verified first. Then its files are added to the old ones, and one step replaces the database: at any
 * interruption there are the old data or the new. The next start deletes old files that nothing refers
 * to. Throws a `BackupFailure` if nothing was changed.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ replaced: string | undefined; description: Description }> {
  const { dataDir, database = folderDatabase(dataDir), source } = options;
  const { signal, withOwnRights = asEverything } = options;
  // Kept open, so that the file cannot be replaced between verification and use.
  await using opened = await describeErrors(source, () => withOwnRights(source, () => open(source)));
  const isFolder = (await opened.stat()).isDirectory();
  await describeErrors(dataDir, async () => makeDataDir(dataDir));
  await using _locks = await describeErrors(dataDir, () => takeLocks(dataDir, database));
  const staged = join(dataDir, stagedName);
  try {
    await describeErrors(staged, async () => {
      await rm(staged, { recursive: true, force: true });
      await mkdir(staged, { mode: 0o700 });
    });
    const description = isFolder
      ? await stageFolder(staged, options)
      : await stage({ handle: opened, name: source }, staged, options);
    const erasures = await withOwnRights(source, () => erasuresBeside(source));
    signal.throwIfAborted();
    const replaced = await describeErrors(dataDir, () =>
      replaceData(staged, { ...options, database, erasures }),
    );
    return { replaced, description };
  } finally {
    await rm(staged, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function takeLocks(dataDir: string, database: SiteDatabase): Promise<AsyncDisposableStack> {
  await using locks = new AsyncDisposableStack();
  const unlockSite = takeSiteLock(dataDir);
  if (!unlockSite) {
    throw new BackupFailure(`A site is running on ${dataDir}, or it is being restored: stop the site first.`);
  }
  locks.defer(unlockSite);
  locks.defer(takeBackupLock(dataDir));
  locks.defer(await database.claim());
  return locks.move();
}

/** A data folder is staged from a backup of it, which is made with the owner's rights. */
async function stageFolder(staged: string, options: RestoreOptions): Promise<Description> {
  const name = join(staged, 'folder.tar');
  const { withOwnRights: _, database: _other, source, ...others } = options;
  await writeBackup({ ...others, dataDir: source, file: name });
  await using handle = await open(name);
  return await stage({ handle, name }, staged, options);
}

/** Unpacks a backup and verifies its content. */
function stage(file: ArchiveFile, staged: string, options: RestoreOptions): Promise<Description> {
  return describeErrors(file.name, () => unpack(file, staged, options));
}

async function unpack(
  file: ArchiveFile,
  staged: string,
  { dataDir, store, onProgress, signal }: RestoreOptions,
): Promise<Description> {
  const { size } = await file.handle.stat();
  await needRoom(staged, size);
  const progress = (done: number) => onProgress('Reading and checking the backup', Math.min(1, done / size));
  const sums = await readArchive(file, { into: staged, progress, signal });
  const description = await readDescription(staged);
  const names = await checkDatabase(staged);
  if (description.without_files) await needFilesInPlace(file.name, names, dataDir, store);
  else needFiles(file.name, names, sums, description);
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

/** The files of a backup that holds the database only have to be where the site has them. */
async function needFilesInPlace(
  file: string,
  names: readonly string[],
  dataDir: string,
  store: FileStore | undefined,
): Promise<void> {
  const isThere = (name: string) => store?.stat(name) ?? findStats(join(dataDir, mediaFolder, name));
  const lost: string[] = [];
  for (const name of names) if (!(await isThere(name))) lost.push(name);
  if (lost.length === 0) return;
  throw new BackupFailure(
    `${file} holds the database only, and ${lost.length} of the ${names.length} files that it refers to are not ` +
      `where this site keeps its files (${lost[0]}): are the settings STORAGE_… those of the site that was backed up?`,
  );
}

async function replaceData(
  staged: string,
  options: RestoreOptions & { database: SiteDatabase; erasures: readonly Erasure[] },
): Promise<string | undefined> {
  const { dataDir, database, store, backups, erasures, now, onProgress } = options;
  onProgress('Keeping the present data aside', 0);
  const replaced = await keepAside(dataDir, database, now);
  if (store && replaced) await keepReleased(store, replaced, staged);
  await saveErasures(backups ?? (await createFolderStore(join(dataDir, 'backups'))), [
    ...(replaced ? readErasures(replaced) : []),
    ...erasures,
  ]);
  onProgress('Putting the files in place', 0);
  if (store) await putMissing(store, join(staged, mediaFolder));
  else await moveFiles(staged, dataDir);
  onProgress('Putting the database in place', 0);
  await database.replaceWith(join(staged, databaseMember));
  onProgress('Tidying up', 0);
  return replaced;
}

/** Who was erased since, where the list was copied with the backup. */
async function erasuresBeside(source: string): Promise<Erasure[]> {
  const folder = dirname(source);
  // A folder need not be readable for one of its files to be.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter(entry => entry.isFile() && isErasureName(entry.name)).map(({ name }) => name);
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')));
  return texts.map(parseErasure).filter(entry => entry !== undefined);
}

async function moveFiles(staged: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, mediaFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(join(staged, mediaFolder)))
    await rename(join(staged, mediaFolder, name), join(folder, name));
  await sync(folder);
}

async function putMissing(store: FileStore, folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (!(await store.stat(name))) await store.adopt(name, join(folder, name));
}

/** The site will sweep files that the new database does not refer to from the store. */
async function keepReleased(store: FileStore, replaced: string, staged: string): Promise<void> {
  // Of a damaged database nobody knows the files.
  const old = await checkDatabase(replaced).catch(() => []);
  const kept = new Set(await checkDatabase(staged));
  const released = old.filter(name => !kept.has(name));
  await downloadMissing(store, released, join(replaced, mediaFolder));
}

/** Puts the present data into a new data folder; returns undefined if there are none. */
async function keepAside(dataDir: string, database: SiteDatabase, now: Date): Promise<string | undefined> {
  const unfinished = join(dataDir, unfinishedName);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, mediaFolder), { recursive: true, mode: 0o700 });
  const hasDatabase = await database.keepIn(unfinished);
  const media = await namesIn(join(dataDir, mediaFolder));
  for (const name of media)
    await linkOrCopy(join(dataDir, mediaFolder, name), join(unfinished, mediaFolder, name));
  if (!hasDatabase && media.length === 0) {
    await rm(unfinished, { recursive: true });
    return undefined;
  }
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
