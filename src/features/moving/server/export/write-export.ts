import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readWords } from '#features/site/server/words.ts';
import { databaseMember, mediaFolder } from '#server/backup/archive.ts';
import { needRoom } from '#server/backup/disk.ts';
import { describeErrors } from '#server/backup/failure.ts';
import { folderDatabase } from '#server/backup/folder-database.ts';
import { type NewFile, writeNewFile } from '#server/backup/new-file.ts';
import type { SiteDatabase } from '#server/backup/site-database.ts';
import { takeSnapshot } from '#server/backup/snapshot.ts';
import { asEverything } from '#server/data-folder/data-owner.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite/sqlite.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import type { OnProgress } from '../../progress.ts';
import { filesFolder } from './export-format.ts';
import { membersOf } from './export-members.ts';
import type { ExportedSite } from './exported-site.ts';
import { packZip } from './pack-zip.ts';

type ExportOptions = NewFile & {
  /** By default that of the data folder. */
  database?: SiteDatabase | undefined;
  /** The uploaded files, if they are not in the data folder. */
  store?: FileStore | undefined;
  site: Omit<ExportedSite, 'name'>;
  onProgress: OnProgress;
  signal: AbortSignal;
};

/** `missing` are the names of files that the site had lost before. */
type Export = { bytes: number; files: number; rows: number; missing: string[] };

/**
 * Writes what a site has to a new ZIP, while it may be running: every table as JSON and CSV, all files, and pages to read
 * without a server. It is of one moment, since it is made of a copy. Throws a `BackupFailure` if there is none.
 */
export async function writeExport(options: ExportOptions): Promise<Export> {
  const { dataDir, database = folderDatabase(dataDir), store, onProgress } = options;
  const copySize = await database.copySize();
  return writeNewFile(options, async (work, part) => {
    onProgress({ step: 'copying', done: 0, total: 0 });
    const { files, missing } = await describeErrors(dataDir, async () => {
      await needRoom(dataDir, copySize);
      return takeSnapshot({ dataDir, database, store }, work);
    });
    const media = join(work, mediaFolder);
    const total = copySize + (await sizeOf(media, files));
    const { withOwnRights = asEverything } = options;
    await describeErrors(dirname(part.name), () =>
      withOwnRights(part.name, () => needRoom(dirname(part.name), total)),
    );
    const db = openSqlite<Schema>(join(work, databaseMember));
    try {
      await migrate(db as never);
      const { name } = (await readWords(db)).bs;
      const { rows, texts } = await membersOf(db, { ...options.site, name });
      const paths = files.map(name => ({ name: filesFolder + name, path: join(media, name) }));
      const progress = (done: number) => onProgress({ step: 'writing', done, total: Math.max(done, total) });
      await describeErrors(part.name, () =>
        packZip(part.handle, { texts, paths }, { progress, signal: options.signal }),
      );
      return { bytes: (await part.handle.stat()).size, files: files.length, rows, missing };
    } finally {
      await db.destroy();
    }
  });
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  let total = 0;
  for (const name of names) total += (await stat(join(folder, name))).size;
  return total;
}
