import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files lie: a local folder now, an object store behind the same calls later. Names are ours, never a client's. */
export type FileStore = {
  /** A lazily read file, or undefined where there is none. */
  open(name: string): Promise<Blob | undefined>;
  read(name: string): Promise<Uint8Array>;
  /** Whole and on the disk when it resolves, or not there at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Where a new file can lie that may be stored later. What is left over there is listed with the others. */
  temporaryPath(): string;
  /** Stores the file at a temporary path, from where it is gone then; promises what `write` does. */
  adopt(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
};

export async function createLocalStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, ownName(name));
  // The name is random: after a crash in a container the process id is the same again.
  const temporaryPath = () => join(folder, `.${randomUUID()}.part`);
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

/** The name, if it is one within a folder: nothing that leads out of it, or to the folder itself. */
function ownName(name: string): string {
  if (/^(\.{0,2}|.*[/\\\0].*)$/s.test(name)) throw new Error(`No name of a file: ${JSON.stringify(name)}`);
  return name;
}

/** Synced, renamed within its folder, and the folder synced: a crash leaves no half file under the name. */
async function moveDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await sync(dirname(to));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
