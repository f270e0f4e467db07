import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

export type ReceivedFile = {
  path: string;
  /** Bytes. */
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
};

/** The files of one call, as temporary files until the call ends. */
export class Uploads {
  readonly #newPath: () => string;
  readonly #paths: string[] = [];

  constructor(newPath: () => string) {
    this.#newPath = newPath;
  }

  /** Streams a file to the disk, so that only one chunk of it is in memory. */
  async receive(pieces: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
    const path = this.#newPath();
    this.#paths.push(path);
    const file = await open(path, 'wx');
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const piece of pieces) {
        size += piece.length;
        hash.update(piece);
        await file.writeFile(piece);
      }
    } finally {
      await file.close();
    }
    return { path, size, sha256: hash.digest('hex') };
  }

  /** Deletes the files that were not stored. */
  async remove(): Promise<void> {
    for (const path of this.#paths.splice(0)) await rm(path, { force: true });
  }
}

/** The first bytes of a file as Latin-1 text, to detect its type. */
export async function readHead(path: string, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
