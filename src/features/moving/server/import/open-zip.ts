import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { TransferFailure } from '../transfers/transfer-failure.ts';

/** In characters: longer lines are no rows of ours. */
const longestLine = 8 * 1024 * 1024;
const mostMembers = 500_000;

export type OpenZip = {
  /** The names of the members, with their sizes in bytes when unpacked. */
  sizes: ReadonlyMap<string, number>;
  /** Throws a `TransferFailure` if there is no such member, or it does not unpack to what the archive says. */
  stream: (name: string) => Promise<Readable>;
  lines: (name: string) => AsyncGenerator<string>;
  close: () => void;
};

/** Opens a ZIP of anybody's; nothing of it is unpacked yet. Throws a `TransferFailure` if it is none. */
export async function openZip(file: string): Promise<OpenZip> {
  const refuse = (error: unknown): never => {
    if (error instanceof TransferFailure || isOfSystem(error)) throw error;
    throw new TransferFailure({ reason: 'damaged' }, { cause: error });
  };
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(refuse);
  const entries = new Map<string, Entry>();
  try {
    if (zip.entryCount > mostMembers)
      throw new TransferFailure({ reason: 'tooManyFiles', values: { count: zip.entryCount } });
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    zip.close();
    refuse(error);
  }
  const stream = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new TransferFailure({ reason: 'memberMissing', values: { name } });
    return zip.openReadStreamPromise(entry).catch(refuse);
  };
  return {
    sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    stream,
    async *lines(name) {
      try {
        yield* linesOf(await stream(name));
      } catch (error) {
        refuse(error);
      }
    },
    close: () => zip.close(),
  };
}

/** Unlike those of `readline`, of a bounded length. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > longestLine) throw new TransferFailure({ reason: 'lineTooLong' });
    yield* parts;
  }
  if (rest) yield rest;
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
