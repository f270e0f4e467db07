import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isNamedBy } from '#features/media/server/names.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { filesFolder } from '../export/export-format.ts';
import type { OpenZip } from './open-zip.ts';

/** Stores a file of an export unless it is there; returns false if it is not what its name says. */
export async function storeFile(zip: OpenZip, store: FileStore, name: string): Promise<boolean> {
  if (await store.stat(name)) return true;
  const path = store.temporaryPath();
  const hash = createHash('sha256');
  try {
    const source = await zip.stream(filesFolder + name);
    await pipeline(
      source,
      async function* (chunks) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    if (!isNamedBy(name, hash.digest('hex'))) return false;
    await store.adopt(name, path);
    return true;
  } finally {
    await rm(path, { force: true });
  }
}
