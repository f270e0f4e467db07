import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarDecoder } from 'modern-tar';
import { packTar } from 'modern-tar/fs';
import { parseMediaName } from '#features/media/server/names.ts';
import { BackupFailure } from './failure.ts';

/** Gets the number of bytes that are done. */
export type Progress = (done: number) => void;

/** The SHA-256 of each member, in hexadecimal digits, by name. */
export type Sums = ReadonlyMap<string, string>;

export const databaseMember = 'site.sqlite';
export const descriptionMember = 'backup.json';
export const mediaFolder = 'media';
/** In the format of `sha256sum -c`. */
const sumsMember = 'SHA256SUMS';
/** In bytes. */
const chunkSize = 64 * 1024;
const longestText = 64 * 1024 * 1024;

/** An open file, and its name for error messages. */
export type ArchiveFile = { handle: FileHandle; name: string };

/** Writes members of a folder and their checksums to a tar file, and syncs it. */
export async function packArchive(
  folder: string,
  sums: Sums,
  { handle }: ArchiveFile,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<void> {
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`);
  // Users and groups of this machine mean nothing on another one.
  const common = { mode: 0o600, uid: 0, gid: 0, mtime: new Date() };
  const tar = packTar([
    { ...common, type: 'content', content: lines.join(''), target: sumsMember },
    ...[...sums.keys()].map(name => ({
      ...common,
      type: 'file' as const,
      source: join(folder, name),
      target: name,
    })),
  ]);
  let done = 0;
  for await (const chunk of tar) {
    signal.throwIfAborted();
    await handle.writeFile(chunk);
    done += chunk.length;
    progress(done);
  }
  await handle.sync();
}

/**
 * Reads a whole archive and verifies every member's checksum; with a folder, members are written there.
 * Returns the checksums. Throws a `BackupFailure` if anything is missing, changed, or not part of a backup.
 */
export async function readArchive(
  { handle, name: file }: ArchiveFile,
  { into, progress, signal }: { into?: string; progress: Progress; signal: AbortSignal },
): Promise<Sums> {
  if (into) await mkdir(join(into, mediaFolder), { recursive: true });
  const found = new Map<string, string>();
  let listed: Sums | undefined;
  let done = 0;
  const chunks = Readable.toWeb(Readable.from(bytesOf(handle, signal))) as ReadableStream<Uint8Array>;
  const entries = chunks.pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      const name = header.name.replace(/^\.\//, '');
      if (header.type === 'directory' && ['', `${mediaFolder}/`, mediaFolder].includes(name)) {
        await body.cancel();
        continue;
      }
      if (header.type !== 'file' || !isMember(name) || found.has(name) || (name === sumsMember && listed)) {
        throw new BackupFailure(`${file} is no backup of this site: it holds '${header.name}'.`);
      }
      if (name === sumsMember) listed = parseSums(file, await readText(file, header.size, body));
      else found.set(name, await takeMember(body, into && join(into, name)));
      done += header.size;
      progress(done);
    }
  } catch (error) {
    if (error instanceof BackupFailure || signal.aborted || isOfSystem(error)) throw error;
    throw new BackupFailure(
      `${file} is damaged or no backup: ${error instanceof Error ? error.message : error}`,
    );
  }
  compare(file, listed, found);
  return found;
}

/** Reads a file from its beginning, regardless of the handle's position. */
async function* bytesOf(handle: FileHandle, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    signal.throwIfAborted();
    const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkSize), 0, chunkSize, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function isMember(name: string): boolean {
  if ([sumsMember, databaseMember, descriptionMember].includes(name)) return true;
  const [folder, base = '', ...more] = name.split('/');
  return folder === mediaFolder && more.length === 0 && parseMediaName(base)?.kind === 'original';
}

/** A system error on this machine does not mean that the archive is damaged. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function readText(file: string, size: number, body: ReadableStream<Uint8Array>): Promise<string> {
  if (size > longestText) throw new BackupFailure(`${file} is no backup of this site: its list is too long.`);
  return new Response(body).text();
}

function parseSums(file: string, text: string): Sums {
  const lines = text.split('\n').filter(line => line !== '');
  return new Map(
    lines.map(line => {
      const [, sum = '', name = ''] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+)$/.exec(line) ?? [];
      if (!isMember(name))
        throw new BackupFailure(`${file} is damaged: its list of checksums has '${line}'.`);
      return [name, sum] as const;
    }),
  );
}

/** Returns a member's checksum; with a path, the member is written there and synced. */
async function takeMember(body: ReadableStream<Uint8Array>, path: string | undefined): Promise<string> {
  const hash = createHash('sha256');
  const target = path === undefined ? undefined : await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      await target?.writeFile(chunk);
    }
    await target?.sync();
  } finally {
    await target?.close();
  }
  return hash.digest('hex');
}

function compare(file: string, listed: Sums | undefined, found: Sums): void {
  if (!listed) throw new BackupFailure(`${file} is cut short or no backup: it has no list of checksums.`);
  for (const [name, sum] of listed) {
    if (!found.has(name)) throw new BackupFailure(`${file} is cut short: ${name} is missing.`);
    if (found.get(name) !== sum)
      throw new BackupFailure(`${file} is damaged: ${name} is not what was saved.`);
  }
  for (const name of found.keys()) {
    if (!listed.has(name)) throw new BackupFailure(`${file} was changed: ${name} is not in its list.`);
  }
  for (const name of [databaseMember, descriptionMember]) {
    if (!found.has(name)) throw new BackupFailure(`${file} is no backup of this site: it has no ${name}.`);
  }
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sumOf(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}
