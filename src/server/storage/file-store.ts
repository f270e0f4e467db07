/** A stored file that is open but not read. Whoever opens it reads or cancels its stream, once. */
export type StoredFile = {
  /** Bytes. */
  size: number;
  stream(): ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
};

type FileStats = {
  /** Bytes. */
  size: number;
  /** When it was last written. */
  writtenAt: Date;
};

/**
 * Where files are stored: a folder, or objects below a prefix of a bucket. Names come from the site itself, never from a
 * client. Methods throw an `UnavailableError` while a store on the network does not answer.
 */
export type FileStore = {
  /** Undefined if there is no such file. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Undefined if there is no such file. */
  stat(name: string): Promise<FileStats | undefined>;
  /** The file is complete and durable once the promise resolves; a failure leaves no part of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** A path on this machine's disk for a file that may be stored later. */
  temporaryPath(): string;
  /** Stores a file from its temporary path, as durably as `write`; it may be gone from there afterwards. */
  adopt(name: string, path: string): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  /** The names in no order; leftovers of failed writes may be among them. */
  list(): Promise<string[]>;
};

/** Returns the name of a file; throws if it could lead out of the store, or to the store itself. */
export function checkedName(name: string): string {
  if (/^(\.{0,2}|.*[/\\\0].*)$/s.test(name)) throw new Error(`No name of a file: ${JSON.stringify(name)}`);
  return name;
}
