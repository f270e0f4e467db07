import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files lie: a local folder now, an object store behind the same calls later. Names are ours, never a client's. */
export type FileStore = {
  /** A lazily read file, or undefined where there is none. */
  open(name: string): Promise<Blob | undefined>;
  read(name: string): Promise<Uint8Array>;
  /** Whole and on the disk when it resolves, or not there at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
};

export async function createLocalStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, ownName(name));
  return {
    open: async name => {
      const path = pathOf(name);
      try {
        return await openAsBlob(path);
      } catch {
        // It throws at once where there is no such file.
        return undefined;
      }
    },
    read: async name => readFile(pathOf(name)),
    write: async (name, bytes) => writeDurably(folder, ownName(name), bytes),
    remove: async name => rm(pathOf(name), { force: true }),
    list: () => readdir(folder),
  };
}

/** The name, if it is one within a folder: nothing that leads out of it, or to the folder itself. */
function ownName(name: string): string {
  if (/^(\.{0,2}|.*[/\\\0].*)$/s.test(name)) throw new Error(`No name of a file: ${JSON.stringify(name)}`);
  return name;
}

/**
 * Written beside its name, synced, renamed, and the folder synced: a crash leaves no half file under the name.
 * The name beside it is random: after a crash in a container the process id is the same again.
 */
async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `.${randomUUID()}.part`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}
