import { constants, copyFile, link, open, stat, statfs } from 'node:fs/promises';
import { BackupFailure } from './failure.ts';

/** What is left free for the site itself, in bytes. */
const reserve = 64 * 1024 * 1024;

/** Throws a `BackupFailure` where so many bytes more would leave the site no room. */
export async function needRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes + reserve) {
    throw new BackupFailure(
      `Too little room in ${folder}: ${megabytes(bytes + reserve)} are needed, ${megabytes(free)} are free.`,
    );
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Undefined where there is nothing of the name. */
export async function findStats(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** A second name for a file that is never changed in place, or a copy where the disk knows no second names. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await sync(to);
  }
}

/** Sees to it that a file, or the names in a folder, outlive a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems, those of USB sticks among them, cannot sync a folder.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    await handle.close();
  }
}
