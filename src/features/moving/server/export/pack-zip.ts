import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A member that is made when it is its turn. */
export type TextMember = { name: string; content: () => AsyncIterable<string> };

type Members = { texts: Iterable<TextMember>; paths: readonly { name: string; path: string }[] };

/** Streams members to a file as a ZIP, and syncs it; what is packed already, such as pictures, is stored as it is. */
export async function packZip(
  handle: FileHandle,
  { texts, paths }: Members,
  { progress, signal }: { progress: (done: number) => void; signal: AbortSignal },
): Promise<void> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>);
  zip.on('error', error => output.destroy(error as Error));
  for (const { name, content } of texts)
    zip.addReadStreamLazy(name, callback => {
      const source = Readable.from(content(), { objectMode: false });
      source.once('error', error => output.destroy(error));
      callback(null, source);
    });
  for (const { name, path } of paths) zip.addFile(path, name, { compress: false });
  zip.end();
  let done = 0;
  for await (const chunk of output as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted();
    await handle.writeFile(chunk);
    done += chunk.length;
    progress(done);
  }
  await handle.sync();
}
