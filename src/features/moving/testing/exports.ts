import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { folderDatabase } from '#server/backup/folder-database.ts';
import type { SiteDatabase } from '#server/backup/site-database.ts';
import { copyRows } from '#server/db/copy-rows.ts';
import { migrateLike } from '#server/db/migrate/migrate.ts';
import { openSqlite } from '#server/db/sqlite/sqlite.ts';
import type { TestSite } from '#server/testing/test-site.ts';
import { writeExport } from '../server/export/write-export.ts';
import { importExport } from '../server/import/import-export.ts';
import { openZip } from '../server/import/open-zip.ts';
import { ImportReport } from '../server/report.ts';

export async function createFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moving-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const common = { onProgress: () => {}, signal: new AbortController().signal };

/** The database of a test site as exports see it. */
export function databaseOf({ db }: TestSite, folder: string): SiteDatabase {
  return {
    ...folderDatabase(folder),
    copySize: async () => 1_000_000,
    copyTo: async file => {
      const copy = openSqlite<never>(file);
      await migrateLike(db, copy);
      await copy.transaction().execute(to => copyRows(db, to));
      await copy.destroy();
    },
  };
}

/** Exports a test site to a file in a folder. */
export async function exportSite(site: TestSite, folder: string, name = 'izvoz.zip'): Promise<string> {
  const file = join(folder, name);
  const { contentTypes, timeZone, clock } = site.services;
  await writeExport({
    ...common,
    dataDir: join(folder, 'data'),
    database: databaseOf(site, folder),
    store: site.originals,
    file,
    site: {
      url: 'https://primjer.ba',
      contentTypes: [...contentTypes.values()],
      timeZone,
      now: clock(),
    },
  });
  return file;
}

export async function importInto(site: TestSite, file: string, dataDir: string, isDryRun = false) {
  const { services, originals: store } = site;
  const report = new ImportReport();
  await importExport(file, { ...common, services, store, dataDir, isDryRun, report });
  return report;
}

/** The members of a ZIP as texts. */
export async function readMembers(file: string): Promise<Record<string, string>> {
  const zip = await openZip(file);
  const members: Record<string, string> = {};
  for (const name of zip.sizes.keys())
    members[name] = (await Array.fromAsync(await zip.stream(name), chunk => chunk.toString('latin1'))).join(
      '',
    );
  zip.close();
  return members;
}
