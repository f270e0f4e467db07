import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A command may be run as root, the site is not: what root makes in the folder of data, named by its path
 * there, is given with all that is in it to whom the folder belongs.
 */
export async function giveToOwner(dataDir: string, names: readonly string[]): Promise<void> {
  const { uid, gid } = await stat(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const path of names.map(name => join(dataDir, name))) {
    const below = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [];
    for (const name of ['', ...below]) await chown(join(path, name), uid, gid);
  }
}
