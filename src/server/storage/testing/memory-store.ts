import { readFile, rm } from 'node:fs/promises';
import { temporaryPath } from '#features/media/testing/temporary-files.ts';
import { checkedName, type FileStore } from '../file-store.ts';

export type MemoryStore = FileStore & { files: Map<string, Uint8Array> };

/** Files in memory, for tests. */
export function createMemoryStore(
  start: ReadonlyMap<string, Uint8Array> = new Map(),
  clock = () => new Date(),
): MemoryStore {
  const files = new Map(start);
  const times = new Map<string, Date>();
  const put = (name: string, bytes: Uint8Array) => {
    files.set(checkedName(name), bytes);
    times.set(name, clock());
  };
  return {
    files,
    temporaryPath,
    open: async name => {
      const bytes = files.get(checkedName(name));
      return bytes && new Blob([new Uint8Array(bytes)]);
    },
    stat: async name => {
      const bytes = files.get(checkedName(name));
      return bytes && { size: bytes.length, writtenAt: times.get(name) ?? new Date(0) };
    },
    write: async (name, bytes) => put(name, bytes),
    adopt: async (name, path) => {
      put(name, await readFile(path));
      await rm(path);
    },
    remove: async name => void files.delete(checkedName(name)),
    list: async () => [...files.keys()],
  };
}
