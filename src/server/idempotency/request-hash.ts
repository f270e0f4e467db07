import { createHash } from 'node:crypto';
import type { UploadedFile } from '../http/body.ts';

/** A create as the server understood it. */
export type CreateRequest = {
  path: string;
  query: unknown;
  body: unknown;
  files: Readonly<Record<string, UploadedFile>>;
};

/**
 * The SHA-256 of what a create asks for, in hexadecimal digits. By its content: the boundary between the parts of a
 * form, for one, is another one each time.
 */
export function hashOfRequest({ path, query, body, files }: CreateRequest): string {
  const parts = Object.entries(files)
    .map(([field, { name, sha256: sum }]) => [field, name, sum])
    .sort();
  return sha256(JSON.stringify([path, query, body, parts]));
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
