import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedName, type FileStore } from './file-store.ts';

/** Files in a folder, which is made. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, checkedName(name));
  // Random, because a process id repeats after a crash in a container.
  const temporaryPath = () => join(folder, `.${randomUUID()}.part`);
  return {
    open: async name => {
      const path = pathOf(name);
      try {
        return await openAsBlob(path);
      } catch {
        // `openAsBlob` throws if there is no such file.
        return undefined;
      }
    },
    stat: async name => {
      const stats = await stat(pathOf(name)).catch(undefinedIfMissing);
      return stats && { size: stats.size, writtenAt: stats.mtime };
    },
    write: async (name, bytes) => {
      const path = pathOf(name);
      const temporary = temporaryPath();
      try {
        await writeFile(temporary, bytes, { flag: 'wx' });
        await moveDurably(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    temporaryPath,
    adopt: async (name, path) => moveDurably(path, pathOf(name)),
    remove: async name => rm(pathOf(name), { force: true }),
    list: () => readdir(folder),
  };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Syncs file and folder around the rename, so that a crash leaves no partial file under the name. */
async function moveDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await sync(dirname(to));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
