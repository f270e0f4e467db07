import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files are stored. Names come from the site itself, never from a client. */
export type FileStore = {
  /** Opens a file without reading it; undefined if there is none. */
  open(name: string): Promise<Blob | undefined>;
  read(name: string): Promise<Uint8Array>;
  /** The file is complete and durable once the promise resolves; a failure leaves no file. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** A path in the store's folder for a file that may be stored later; `list` includes what is left there. */
  temporaryPath(): string;
  /** Moves a file from its temporary path into the store, as durably as `write`. */
  adopt(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
};

export async function createLocalStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, ownName(name));
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

/** Returns the name; throws if it would lead out of the folder, or to the folder itself. */
function ownName(name: string): string {
  if (/^(\.{0,2}|.*[/\\\0].*)$/s.test(name)) throw new Error(`No name of a file: ${JSON.stringify(name)}`);
  return name;
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
