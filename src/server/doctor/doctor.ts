import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import type { StorageSettings } from '../storage/storage-settings.ts';
import { checkBackups } from './backups.ts';
import { inspectDatabase } from './database.ts';
import { checkFiles } from './files.ts';
import { type Finding, hint, wrong } from './finding.ts';
import { checkDisk, checkPermissions } from './folder.ts';
import { checkBuild, checkMachine, type Machine } from './machine.ts';
import { checkMail } from './mail.ts';
import { checkNetwork } from './network.ts';
import { inspectServer } from './server-database.ts';
import { checkStore } from './store.ts';

/**
 * Checks an installation without changing anything; the site may be running. Files of a store are compared with their names
 * only if `isDeep`, because all of them have to be fetched for that.
 */
export async function examine(settings: Settings, machine: Machine, isDeep = false): Promise<Finding[]> {
  return [
    ...checkMachine(machine),
    checkBuild(machine.build),
    ...(await examineData(settings, machine.now, isDeep)),
    ...(await checkNetwork(settings)),
    ...(await checkMail(settings)),
  ];
}

async function examineData(
  { dataDir, databaseUrl, storage }: Settings,
  now: Date,
  isDeep: boolean,
): Promise<Finding[]> {
  const folder = await stat(dataDir).catch(() => undefined);
  if (!folder?.isDirectory()) {
    return [hint(`There is no folder ${dataDir} yet.`, 'The first start makes it; or set DATA_DIR.')];
  }
  const own = process.geteuid?.();
  if (own !== undefined && own !== folder.uid) {
    // Otherwise reading the database would leave files that belong to the wrong user.
    return [
      wrong(
        `${dataDir} belongs to the user with the number ${folder.uid}, not to you (${own}): it was not looked at.`,
        'Run this command, and every other, as the user that runs the site (docs/deploy.md).',
      ),
    ];
  }
  // Checked first, because reading the database leaves its log beside it.
  const permissions = await checkPermissions(dataDir);
  const { findings, files } = databaseUrl
    ? await inspectServer(databaseUrl, now)
    : inspectDatabase(join(dataDir, 'site.sqlite'), now);
  return [
    await checkDisk(dataDir),
    ...permissions,
    ...findings,
    ...(storage
      ? await examineStore(storage, dataDir, { files, now, isDeep })
      : await examineFolders(dataDir, { files, now })),
  ];
}

type Content = { files: string[] | undefined; now: Date };

async function examineFolders(dataDir: string, { files, now }: Content): Promise<Finding[]> {
  const media = join(dataDir, 'media');
  const stored = (await namesIn(media)) ? await createFolderStore(media) : nothing;
  const options = { isDeep: true, sweep: 'the next start' };
  const backups = (await namesIn(join(dataDir, 'backups'))) ?? [];
  return [...(files ? await checkFiles(stored, files, options) : []), checkBackups(backups, now)];
}

async function examineStore(
  storage: StorageSettings,
  dataDir: string,
  { files, now, isDeep }: Content & { isDeep: boolean },
): Promise<Finding[]> {
  const { findings, stores } = await checkStore(storage, dataDir);
  if (!stores) return findings;
  const options = { isDeep, sweep: 'the site, after a day,' };
  return [
    ...findings,
    ...(files ? await checkFiles(stores.originals, files, options) : []),
    checkBackups(await stores.backups.list(), now),
  ];
}

const nothing = { list: async () => [], open: async () => undefined };

/** Undefined if there is no such folder. */
function namesIn(folder: string): Promise<string[] | undefined> {
  return readdir(folder).catch(() => undefined);
}
