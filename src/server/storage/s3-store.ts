import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UnavailableError } from '../unavailable.ts';
import { checkedName, type FileStore, type StoredFile } from './file-store.ts';
import { type Content, type S3Client, textsOf } from './s3-client.ts';
import { piecesOf } from './send-file.ts';

type Options = {
  client: S3Client;
  /** Where its keys begin: `media/`. */
  prefix: string;
  /** A folder on this machine for files that are being received. */
  temporaryFolder: string;
};

/** In milliseconds. No upload takes as long. */
const leftAfter = 24 * 60 * 60_000;

/** Files as objects below a prefix of a bucket. What is large is streamed from and to the disk. */
export async function createS3Store({ client, prefix, temporaryFolder }: Options): Promise<FileStore> {
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  await removeLeftovers(temporaryFolder);
  const keyOf = (name: string) => `${prefix}${checkedName(name)}`;
  const put = (name: string, content: Content) =>
    client.call({ method: 'PUT', key: keyOf(name), content }).then(discard);
  return {
    open: async name => {
      const response = await client.call({ method: 'GET', key: keyOf(name) });
      return response && toStoredFile(response);
    },
    stat: async name => {
      const response = await client.call({ method: 'HEAD', key: keyOf(name) });
      return (
        response && {
          size: sizeOf(response),
          writtenAt: new Date(response.headers.get('last-modified') ?? Number.NaN),
        }
      );
    },
    write: async (name, bytes) => put(name, { body: new Uint8Array(bytes), sha256: sumOf(bytes) }),
    temporaryPath: () => join(temporaryFolder, `${randomUUID()}.part`),
    adopt: async (name, path) => put(name, { body: { path }, sha256: await sumOfFile(path) }),
    remove: async name => client.call({ method: 'DELETE', key: keyOf(name) }).then(discard),
    list: () => listNames(client, prefix),
  };
}

async function listNames(client: S3Client, prefix: string): Promise<string[]> {
  const names: string[] = [];
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix,
      'encoding-type': 'url',
      ...(token && { 'continuation-token': token }),
    };
    const response = await client.call({ method: 'GET', key: '', query });
    const texts = textsOf((await response?.text()) ?? '');
    const isEncoded = texts.EncodingType?.[0] === 'url';
    for (const key of texts.Key ?? []) names.push((isEncoded ? decodeKey(key) : key).slice(prefix.length));
    token = texts.NextContinuationToken?.[0];
  } while (token);
  return names;
}

/** Stores encode listed keys as forms do. */
function decodeKey(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '));
}

function toStoredFile(response: Response): StoredFile {
  return {
    size: sizeOf(response),
    stream: () => response.body ?? new Blob([]).stream(),
    bytes: () =>
      response.bytes().catch(error => {
        throw new UnavailableError('The store of files broke off in the middle of a file.', { cause: error });
      }),
  };
}

function sizeOf(response: Response): number {
  return Number(response.headers.get('content-length'));
}

/** An unread body would hold its connection. */
async function discard(response: Response | undefined): Promise<void> {
  await response?.body?.cancel();
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(path)) hash.update(piece);
  return hash.digest('hex');
}

/** Deletes what a crash left of files that were being received. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && stats.mtimeMs < Date.now() - leftAfter) await rm(path, { force: true });
  }
}
