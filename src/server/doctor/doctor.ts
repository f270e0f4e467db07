import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { checkBackups } from './backups.ts';
import { inspectDatabase } from './database.ts';
import { checkFiles } from './files.ts';
import { type Finding, hint, wrong } from './finding.ts';
import { checkDisk, checkPermissions } from './folder.ts';
import { checkBuild, checkMachine, type Machine } from './machine.ts';
import { checkNetwork } from './network.ts';

/** Checks an installation without changing anything; the site may be running. */
export async function examine(settings: Settings, machine: Machine): Promise<Finding[]> {
  return [
    ...checkMachine(machine),
    checkBuild(machine.build),
    ...(await examineData(settings, machine.now)),
    ...(await checkNetwork(settings)),
  ];
}

async function examineData({ dataDir }: Settings, now: Date): Promise<Finding[]> {
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
  const { findings, files } = inspectDatabase(join(dataDir, 'site.sqlite'), now);
  return [
    await checkDisk(dataDir),
    ...permissions,
    ...findings,
    ...(files ? await checkFiles(join(dataDir, 'media'), files) : []),
    await checkBackups(dataDir, now),
  ];
}
