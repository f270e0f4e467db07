import { lstat, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { megabytes } from '../backup/disk.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

/** In bytes. With less, neither a backup nor a large upload fits. */
const leastFree = 200e6;
const littleFree = 1e9;

export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const what = `${megabytes(bavail * bsize)} are free on the disk of ${dataDir}.`;
  if (bavail * bsize < leastFree) return wrong(what, 'Make room now: soon nothing can be saved any more.');
  if (bavail * bsize < littleFree) return hint(what, 'Make room, or move DATA_DIR to a larger disk.');
  return well(what);
}

/** Personal data must be readable by the site's user only, and everything writable by that user. */
export async function checkPermissions(dataDir: string): Promise<Finding[]> {
  const { mode, uid } = await stat(dataDir);
  const secrecy =
    (mode & 0o077) === 0
      ? well(`Only its user can look into ${dataDir}.`)
      : wrong(
          `Other users of this machine can look into ${dataDir}.`,
          `Start the site again, which closes it, or run: chmod 700 ${dataDir}`,
        );
  const foreign: string[] = [];
  for (const name of await readdir(dataDir, { recursive: true })) {
    // The site may have deleted it just now.
    const stats = await lstat(join(dataDir, name)).catch(() => undefined);
    const needed = stats?.isDirectory() ? 0o700 : 0o600;
    if (stats && (stats.uid !== uid || (stats.mode & needed) !== needed)) foreign.push(name);
  }
  const [first] = foreign;
  if (first === undefined) return [secrecy, well('Everything in it can be read and written by the site.')];
  const others = foreign.length > 1 ? ` and ${foreign.length - 1} more` : '';
  return [
    secrecy,
    wrong(
      `${first}${others} in ${dataDir} cannot be read and written by the site's user.`,
      `As root: chown -R --reference=${dataDir} ${dataDir} && chmod -R u+rwX ${dataDir}`,
    ),
  ];
}
