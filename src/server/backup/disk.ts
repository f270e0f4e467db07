import { constants, copyFile, link, open, stat, statfs } from 'node:fs/promises';
import { BackupFailure } from './failure.ts';

/** Kept free for the site, in bytes. */
const reserve = 64 * 1024 * 1024;

export class NoRoom extends BackupFailure {
  /** In bytes. */
  readonly needed: number;
  readonly free: number;

  constructor(folder: string, { needed, free }: { needed: number; free: number }) {
    super(`Too little room in ${folder}: ${megabytes(needed)} are needed, ${megabytes(free)} are free.`);
    this.needed = needed;
    this.free = free;
  }
}

/** Throws a `NoRoom` if so many more bytes would leave too little space for the site. */
export async function needRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = bytes + reserve;
  if (free < needed) throw new NoRoom(folder, { needed, free });
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The stats of a path; undefined if it does not exist. */
export async function findStats(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Links a file that is never modified in place; copies it if the file system has no hard links. */
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

/** Makes a file, or the names in a folder, survive a power failure. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems, such as those of USB sticks, cannot sync a folder.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    await handle.close();
  }
}
